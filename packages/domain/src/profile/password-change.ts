import { isPasswordAcceptable } from '../session/index.ts'

/** What the form for a new password sends, each exactly as typed. */
export interface PasswordChange {
  readonly oldPassword: string
  readonly newPassword: string
  readonly newPasswordVerified: string
}

/** A new password may be saved when the current one is given and the new one meets every rule of the checklist. */
export function canSavePassword({ oldPassword, newPassword, newPasswordVerified }: PasswordChange): boolean {
  return oldPassword !== '' && isPasswordAcceptable(newPassword, newPasswordVerified)
}
