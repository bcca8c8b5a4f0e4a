import { type AccountFailure, accountFailureReasons } from './account-failure.js'

/** Why a confirmation was not saved. */
export type ConfirmFailure = AccountFailure

/** Why a choice that counts at once was not saved. */
export type ChoiceFailure = ConfirmFailure | { readonly kind: 'unreachable' }

/** What a failed confirmation says: the server's own errors, or the sentence for everything else. */
export function confirmFailureReasons(
  failure: ConfirmFailure,
  say: (key: 'confirmFailed') => string,
): readonly string[] {
  return accountFailureReasons(failure, say('confirmFailed'))
}

/** What a failed choice of text alerts says, in one line. */
export function textAlertsFailureText(
  failure: ChoiceFailure,
  say: (key: 'textAlertsFailed' | 'textAlertsUnreachable') => string,
): string {
  if (failure.kind === 'refused') return failure.errors.join(' ')
  return say(failure.kind === 'failed' ? 'textAlertsFailed' : 'textAlertsUnreachable')
}

/** What a failed choice about the Field Directory says, in one line. */
export function fieldDirectoryFailureText(
  failure: ChoiceFailure,
  say: (key: 'fieldDirectoryFailed') => string,
): string {
  return failure.kind === 'refused' ? failure.errors.join(' ') : say('fieldDirectoryFailed')
}
