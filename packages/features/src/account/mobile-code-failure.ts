/**
 * Why no code was sent to a new mobile phone, or one was not taken.
 * - `sendFailed`, `sendUnreachable`: none was sent; the service broke, or could not be reached.
 * - `wrongCode`, `checkFailed`, `checkUnreachable`: it was not taken, or not checked.
 * - `refused`: for reasons that the service tells in its own words.
 * - `ended`: the same, and no code can be checked any more before the number is entered again.
 */
export type MobileCodeFailure =
  | { readonly kind: 'sendFailed' | 'sendUnreachable' | 'checkFailed' | 'checkUnreachable' | 'wrongCode' }
  | { readonly kind: 'refused' | 'ended'; readonly errors: readonly string[] }

type FailureText = Exclude<MobileCodeFailure['kind'], 'refused' | 'ended'>

/** What a failure says: the service's own errors word for word, or the sentence for its kind. */
export function toMobileCodeReasons(failure: MobileCodeFailure, t: (key: FailureText) => string): readonly string[] {
  return failure.kind === 'refused' || failure.kind === 'ended' ? failure.errors : [t(failure.kind)]
}
