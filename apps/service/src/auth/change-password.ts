import { passwordErrors } from '@producer-portal/domain/auth'
import type { Caller } from '../http/context.ts'
import { HttpError } from '../http/failure.ts'
import type { Services } from '../services.ts'
import { replacePassword } from '../store/account.ts'
import type { Account } from '../store/account.ts'
import { dayAfter } from '../days.ts'
import { getNoticeMailboxes } from './contact-changes.ts'
import { hashPassword, passwordDays, passwordMatches } from './passwords.ts'
import { changeAndTell, tellOfChange } from './send-message.ts'
import { confirmPassword } from './sign-in.ts'

interface PasswordChange {
  readonly oldPassword: string
  readonly newPassword: string
  readonly newPasswordVerified: string
}

/**
 * Changes the password of a signed-in user. The current one is checked under a limit, so that a session left
 * open can't be used to guess it.
 * @returns the account, whose earlier sessions have all ended
 * @throws {HttpError} 403 with the rules that the new password breaks, 429 after too many wrong guesses
 */
export async function changePassword(
  account: Account,
  { oldPassword, newPassword, newPasswordVerified }: PasswordChange,
  caller: Caller,
  services: Services,
): Promise<Account> {
  const errors = passwordErrors(newPassword, newPasswordVerified)
  if (errors.length > 0) throw changeRefusedError(errors)
  await checkCurrent(account, oldPassword, caller, services)
  if (await passwordMatches(newPassword, account.password_hash)) {
    throw changeRefusedError(['The new password must differ from the current one.'])
  }
  const expiresOn = dayAfter(services.now(), passwordDays)
  const replacement = { hash: await hashPassword(newPassword), expiresOn }
  const { user_id: userId } = account
  const changed = await changeAndTell(services, async (inside, tell) => {
    const recipients = await getNoticeMailboxes(account, inside)
    await tellOfChange('password', { userId, recipients }, services.settings, tell)
    return replacePassword(inside.db, userId, replacement)
  })
  services.log.event('password changed', { user: userId, address: caller.address })
  return changed
}

async function checkCurrent(account: Account, password: string, caller: Caller, services: Services): Promise<void> {
  try {
    await confirmPassword(account, password, caller, services)
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    // A 401, or a response without errors, would tell the portal that the session is over.
    if (error.status === 401) throw changeRefusedError(['The current password is incorrect.'])
    throw new HttpError(error.status, error.message, { errors: [error.message], headers: error.headers })
  }
}

/** The error for a rejected change to the user's own data; the portal shows it and keeps the session. */
export function changeRefusedError(errors: readonly string[]): HttpError {
  return new HttpError(403, errors[0] ?? '', { errors })
}
