/** One choice of a combobox. */
export interface ComboboxOption {
  /** Value that is handed to the change handler; the empty string means that nothing is chosen. */
  readonly value: string
  /** Text of the choice, which users see, type and search. */
  readonly label: string
  /** Muted text after the label, such as a number. */
  readonly note?: string
  /** Shows it, but it cannot be chosen. */
  readonly isDisabled?: boolean
}
