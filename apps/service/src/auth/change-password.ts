import { passwordErrors } from '@producer-portal/domain/session'
import type { Caller } from '../http/caller.ts'
import { RequestFailure } from '../http/failure.ts'
import type { Services } from '../http/services.ts'
import { replacePassword } from '../store/account-changes.ts'
import type { Account } from '../store/accounts.ts'
import { dayAfter } from '../store/days.ts'
import { hashPassword, passwordDays, passwordMatches } from './passwords.ts'
import { checkPassword } from './sign-in.ts'

interface PasswordChange {
  readonly oldPassword: string
  readonly newPassword: string
  readonly newPasswordVerified: string
}

/**
 * Changes the password of a signed-in user. The current one is checked under the limits of signing in, so that a
 * session left open is no way to guess it.
 * @returns the account, whose earlier sessions have all ended
 * @throws {RequestFailure} 403 with the rules that the new password breaks, 429 after too many wrong guesses
 */
export async function changePassword(
  account: Account,
  { oldPassword, newPassword, newPasswordVerified }: PasswordChange,
  caller: Caller,
  services: Services,
): Promise<Account> {
  const errors = passwordErrors(newPassword, newPasswordVerified)
  if (errors.length > 0) throw refused(errors)
  await checkCurrent(account, oldPassword, caller, services)
  if (await passwordMatches(newPassword, account.password_hash)) {
    throw refused(['The new password must differ from the current one.'])
  }
  const expiresOn = dayAfter(services.now(), passwordDays)
  const changed = await replacePassword(services.db, account.user_id, {
    hash: await hashPassword(newPassword),
    expiresOn,
  })
  services.log.event('password changed', { user: account.user_id, address: caller.address })
  return changed
}

async function checkCurrent(account: Account, password: string, caller: Caller, services: Services): Promise<void> {
  try {
    await checkPassword({ username: account.user_id, password }, caller, services)
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error
    // 401 would tell the portal that the session is over, and so would any answer without errors.
    if (error.status === 401) throw refused(['The current password is incorrect.'])
    throw new RequestFailure(error.status, error.message, { errors: [error.message], headers: error.headers })
  }
}

/** The refusal of a change to one's own data; the portal shows its errors and keeps the session. */
export function refused(errors: readonly string[]): RequestFailure {
  return new RequestFailure(403, errors[0] ?? '', { errors })
}
