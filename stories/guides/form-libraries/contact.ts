/** What the examples ask for. */
export interface Contact {
  readonly name: string
  readonly way: 'email' | 'phone'
  /** The number of an agent; empty until one is chosen. */
  readonly agent: string
  readonly isOwner: boolean
}

export const agents = [
  { value: '100101', label: 'Elena Rivera' },
  { value: '100102', label: 'Chidi Okafor' },
]
