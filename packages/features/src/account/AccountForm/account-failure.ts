/** Why a change wasn't saved: refused with the server's reasons, or anything else. */
export type AccountFailure =
  | { readonly kind: 'refused'; readonly errors: readonly string[] }
  /** `unreachable`: no answer came. */
  | { readonly kind: 'failed' | 'unreachable' }

/** What a failure says: the server's own errors word for word, or the text for its kind. */
export function toAccountFailureReasons(
  failure: AccountFailure,
  texts: Readonly<Record<'failed' | 'unreachable', string>>,
): readonly string[] {
  return failure.kind === 'refused' ? failure.errors : [texts[failure.kind]]
}
