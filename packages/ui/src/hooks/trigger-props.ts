/** What the control that opens something must be given: ARIA attributes and handlers. */
export type TriggerProps = Readonly<Record<string, unknown>>
