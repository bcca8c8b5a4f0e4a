/** What the control that opens something must be given: a ref, ARIA attributes and handlers. */
export interface TriggerProps extends Record<string, unknown> {
  ref: (element: Element | null) => void
}
