import { type AccountFailure, toAccountFailureReasons } from './AccountForm/account-failure.js'

/** Why a confirmation was not saved. */
export type ConfirmFailure = AccountFailure

/** Why a choice that counts at once was not saved. */
export type PreferenceFailure = ConfirmFailure | { readonly kind: 'unreachable' }

/** What a failed confirmation says: the server's own errors, or the sentence for everything else. */
export function toConfirmFailureReasons(
  failure: ConfirmFailure,
  t: (key: 'confirmFailed') => string,
): readonly string[] {
  return toAccountFailureReasons(failure, t('confirmFailed'))
}

/** What a failed choice of text alerts says, in one line. */
export function toTextAlertsFailureText(
  failure: PreferenceFailure,
  t: (key: 'textAlertsFailed' | 'textAlertsUnreachable') => string,
): string {
  if (failure.kind === 'refused') return failure.errors.join(' ')
  return t(failure.kind === 'failed' ? 'textAlertsFailed' : 'textAlertsUnreachable')
}

/** What a failed choice about the Field Directory says, in one line. */
export function toFieldDirectoryFailureText(
  failure: PreferenceFailure,
  t: (key: 'fieldDirectoryFailed') => string,
): string {
  return failure.kind === 'refused' ? failure.errors.join(' ') : t('fieldDirectoryFailed')
}
