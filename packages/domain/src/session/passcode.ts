import { credentialLengths } from './constants.ts'

/** A passcode may be sent with at least 6 characters and a digit among them; the server decides whether it is right. */
export function canSendPasscode(code: string): boolean {
  const trimmed = code.trim()
  return trimmed.length >= credentialLengths.passcodeMin && /\d/.test(trimmed)
}
