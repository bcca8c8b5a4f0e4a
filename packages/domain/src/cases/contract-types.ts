/** The New Business lists, in the order of their tabs. */
export const contractTypes = ['pending', 'issued', 'not_placed'] as const
export type ContractType = (typeof contractTypes)[number]

interface ContractTypeNames {
  /** Last part of the list's address: `/new-business/not-placed`. */
  readonly segment: string
  readonly label: string
}

/** How each list is addressed and called. */
export const contractTypeNames = {
  pending: { segment: 'pending', label: 'Pending' },
  issued: { segment: 'issued', label: 'Issued' },
  not_placed: { segment: 'not-placed', label: 'Not Placed' },
} as const satisfies Readonly<Record<ContractType, ContractTypeNames>>

/** The list of an address part; null when there is none. */
export function contractTypeOfSegment(segment: string | undefined): ContractType | null {
  return contractTypes.find((type) => contractTypeNames[type].segment === segment) ?? null
}
