/** Why a change wasn't saved: refused with the server's reasons, or anything else. */
export type AccountFailure =
  | { readonly kind: 'refused'; readonly errors: readonly string[] }
  | { readonly kind: 'failed' }

/**
 * What a failure says.
 * @param sentence the text of failures without the server's reasons
 */
export function toAccountFailureReasons(failure: AccountFailure, sentence: string): readonly string[] {
  return failure.kind === 'refused' ? failure.errors : [sentence]
}
