/** Why a new password was not saved: refused with reasons, answered with something else, or never answered. */
export type PasswordFailure =
  | { readonly kind: 'refused'; readonly errors: readonly string[] }
  | { readonly kind: 'failed' }
  | { readonly kind: 'unreachable' }

/** What a failure says: the server's own errors word for word, or the sentence for its kind. */
export function toPasswordFailureReasons(
  failure: PasswordFailure,
  t: (key: 'unexpected' | 'unreachable') => string,
): readonly string[] {
  if (failure.kind === 'refused') return failure.errors
  return [t(failure.kind === 'failed' ? 'unexpected' : 'unreachable')]
}
