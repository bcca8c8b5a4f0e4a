/** Why a change of one's own account was not saved: refused with the server's reasons, or anything else. */
export type AccountFailure =
  | { readonly kind: 'refused'; readonly errors: readonly string[] }
  | { readonly kind: 'failed' }

/**
 * What a failure says.
 * @param sentence what stands for every failure that the server gave no reason for
 */
export function accountFailureReasons(failure: AccountFailure, sentence: string): readonly string[] {
  return failure.kind === 'refused' ? failure.errors : [sentence]
}
