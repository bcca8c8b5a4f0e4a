/** Guidance on a component for designers and developers beyond its props; its documentation page draws it. */
export interface Guidance {
  /** Maturity: `stable` keeps its props until the next major version, `beta` may still change them. */
  readonly status: 'stable' | 'beta'
  /** When to use it: one sentence each. */
  readonly when: readonly string[]
  /** When not to, and what to use instead. */
  readonly whenNot: readonly string[]
  /** Its visible parts from the outside in, and what each is for. */
  readonly anatomy: readonly (readonly [part: string, purpose: string])[]
  /** Keys and what they do; empty when it takes no focus. */
  readonly keyboard: readonly (readonly [keys: string, effect: string])[]
  /** The WAI-ARIA pattern, or the native element, whose behavior it has. */
  readonly pattern: string
}
