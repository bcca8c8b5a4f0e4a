/** Why a confirmation was not saved: refused with the server's reasons, or anything else. */
export type ConfirmFailure =
  | { readonly kind: 'refused'; readonly errors: readonly string[] }
  | { readonly kind: 'failed' }

/** Why the choice of text alerts was not saved. */
export type TextAlertsFailure = ConfirmFailure | { readonly kind: 'unreachable' }

/** What a failed confirmation says: the server's own errors, or the sentence for everything else. */
export function confirmFailureReasons(
  failure: ConfirmFailure,
  say: (key: 'confirmFailed') => string,
): readonly string[] {
  return failure.kind === 'refused' ? failure.errors : [say('confirmFailed')]
}

/** What a failed choice of text alerts says, in one line. */
export function textAlertsFailureText(
  failure: TextAlertsFailure,
  say: (key: 'textAlertsFailed' | 'textAlertsUnreachable') => string,
): string {
  if (failure.kind === 'refused') return failure.errors.join(' ')
  return say(failure.kind === 'failed' ? 'textAlertsFailed' : 'textAlertsUnreachable')
}
