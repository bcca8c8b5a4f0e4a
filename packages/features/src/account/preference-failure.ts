import { type AccountFailure, toAccountFailureReasons } from './AccountForm/account-failure.js'

/** What a failed confirmation of contact data says. */
export function toConfirmFailureReasons(
  failure: AccountFailure,
  t: (key: 'confirmFailed' | 'unreachable') => string,
): readonly string[] {
  return toAccountFailureReasons(failure, { failed: t('confirmFailed'), unreachable: t('unreachable') })
}

/** What a failed choice of text alerts says, in one line. */
export function toTextAlertsFailureText(
  failure: AccountFailure,
  t: (key: 'textAlertsFailed' | 'unreachable') => string,
): string {
  return toAccountFailureReasons(failure, { failed: t('textAlertsFailed'), unreachable: t('unreachable') }).join(' ')
}

/** What a failed choice about the Field Directory says, in one line. */
export function toFieldDirectoryFailureText(
  failure: AccountFailure,
  t: (key: 'fieldDirectoryFailed' | 'unreachable') => string,
): string {
  return toAccountFailureReasons(failure, { failed: t('fieldDirectoryFailed'), unreachable: t('unreachable') }).join(
    ' ',
  )
}
