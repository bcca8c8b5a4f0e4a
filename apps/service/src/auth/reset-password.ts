import { passwordErrors } from '@producer-portal/domain/session'
import { publicOriginOf } from '../config/settings.ts'
import { RequestFailure } from '../http/failure.ts'
import type { Services } from '../http/services.ts'
import { replacePassword } from '../store/account-changes.ts'
import type { Account } from '../store/accounts.ts'
import { findAccount } from '../store/accounts.ts'
import { dayAfter } from '../store/days.ts'
import { addResetLink, takeResetLink, userOfResetLink } from '../store/reset-links.ts'
import { forgetAttempts } from '../store/sign-in-attempts.ts'
import { emailOf } from './contacts.ts'
import { hashed, randomWord } from './hashed.ts'
import { hashPassword, passwordDays, passwordMatches } from './passwords.ts'
import { deliver, requireSender } from './send-code.ts'

const linkMinutes = 60

/** Emails a link that sets a new password; nothing happens for somebody without an account or an address. */
export async function sendResetLink(userId: string, services: Services): Promise<void> {
  const { db, now, settings, log } = services
  requireSender(services)
  const account = await findAccount(db, userId)
  const email = account && emailOf(account)
  if (!account || !email) return log.event('password reset asked for nobody')
  const token = randomWord()
  const expiresAt = new Date(now().getTime() + linkMinutes * 60_000)
  await addResetLink(db, { tokenHash: hashed(token), userId: account.user_id, expiresAt }, now())
  const link = `${publicOriginOf(settings)}/forgot-password-validate/?sessionId=${token}`
  const body = `Set a new password for the Producer Portal: ${link} The link serves once, within ${linkMinutes} minutes.`
  await deliver({ userId: account.user_id, kind: 'email', sentTo: email, body, link }, services)
  log.event('password reset link sent', { user: account.user_id })
}

/** @throws {RequestFailure} 404 when the link ran out, was used, or never was */
export async function checkLink(token: string, { db, now }: Services): Promise<Account> {
  const userId = await userOfResetLink(db, hashed(token), now())
  const account = userId === undefined ? undefined : await findAccount(db, userId)
  if (account === undefined) throw linkEnded()
  return account
}

interface PasswordReset {
  readonly sessionId: string
  readonly newPassword: string
  readonly newPasswordVerified: string
}

/**
 * Sets a new password with an emailed link. A password that is refused does not use the link up; a new one ends every
 * session of the account and lifts the limit on its sign-ins.
 * @throws {RequestFailure} 422 with the rules that the password breaks, 404 for a link that no longer counts
 */
export async function resetPasswordByLink(reset: PasswordReset, services: Services): Promise<void> {
  const { db, now, log } = services
  const account = await checkLink(reset.sessionId, services)
  const errors = passwordErrors(reset.newPassword, reset.newPasswordVerified)
  if (errors.length > 0) throw new RequestFailure(422, errors[0] ?? '', { errors })
  if (await passwordMatches(reset.newPassword, account.password_hash)) {
    const error = 'The new password must differ from the current one.'
    throw new RequestFailure(422, error, { errors: [error] })
  }
  const hash = await hashPassword(reset.newPassword)
  if (!(await takeResetLink(db, hashed(reset.sessionId), account.user_id))) throw linkEnded()
  await replacePassword(db, account.user_id, { hash, expiresOn: dayAfter(now(), passwordDays) })
  await forgetAttempts(db, `account:${account.user_id}`)
  log.event('password reset', { user: account.user_id })
}

function linkEnded(): RequestFailure {
  return new RequestFailure(404, 'This link has expired or was already used.')
}
