import { signInTexts } from '@producer-portal/domain/auth'
import { authored } from './define-messages.js'
import { lostConnection } from './lost-connection.js'

/** The texts of a field for a one-time passcode, alike wherever one is asked for. */
export const codeTexts = {
  code: authored(signInTexts.code),
  codeMissing: authored('Enter the code we sent you.'),
  codeInvalid: authored('Codes are at least 6 characters and include a number.'),
  wrongCode: signInTexts.wrongCode,
  resend: authored(signInTexts.resend),
  checkUnreachable: lostConnection,
} as const
