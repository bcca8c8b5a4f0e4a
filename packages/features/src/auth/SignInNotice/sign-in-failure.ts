/** Why a sign-in did not work: refused, answered with something else, or never answered. */
export interface SignInFailure {
  readonly kind: 'rejected' | 'failed' | 'unreachable'
  /** What the server or the network said, in its own words. */
  readonly message?: string
}

/** The message under which each kind of failure is worded. */
export type SignInFailureKey = SignInFailure['kind']

/**
 * The words for a failure: a refusal and a lost connection speak for themselves when they brought words along; any
 * other response is never shown.
 * @param say gives the text of a kind
 */
export function toSignInFailureText({ kind, message }: SignInFailure, say: (key: SignInFailureKey) => string): string {
  return kind === 'failed' || !message ? say(kind) : message
}
