import { setTimeout as sleep } from 'node:timers/promises'
import { passwordErrors } from '@producer-portal/domain/auth'
import { getPortalName } from '@producer-portal/domain/brand'
import { pages } from '@producer-portal/domain/shell'
import { getPublicOrigin } from '../config/settings.ts'
import { dayAfter } from '../days.ts'
import type { Caller } from '../http/context.ts'
import { HttpError } from '../http/failure.ts'
import type { Services } from '../services.ts'
import { accountsWithEmail, findAccount, replacePassword } from '../store/account.ts'
import type { Account } from '../store/account.ts'
import { addResetLink, countAttempt, consumeResetLink, findResetLinkUser } from '../store/auth.ts'
import { getLastingEmail, getNoticeMailboxes } from './contact-changes.ts'
import { hashPassword, passwordDays, passwordMatches } from './passwords.ts'
import { hashSecret, randomToken, timingSafeEqual } from './secrets.ts'
import { changeAndTell, requireMessageSender, tellOfChange } from './send-message.ts'
import { tooManyAttemptsError, unlockAccount } from './sign-in.ts'

const linkMinutes = 60

/** Emails a link to set a new password; does nothing for users without an account or an email address. */
export async function sendResetLink(userId: string, services: Services): Promise<void> {
  const { db, settings, log } = services
  requireMessageSender('email', services)
  const account = await findAccount(db, userId)
  const email = account && (await getLastingEmail(account, services))
  if (!account || !email) return log.event('password reset asked for nobody')
  await changeAndTell(services, async (inside, tell) => {
    const { link, expiresAt } = await createResetLink(account, linkMinutes, inside)
    const body = `Set a new password for the ${getPortalName(settings.BRAND)}: ${link} This link works once and expires in ${linkMinutes} minutes.`
    await tell({
      userId: account.user_id,
      kind: 'email',
      sentTo: email,
      subject: 'Set a new password',
      body,
      link,
      expiresAt,
    })
  })
  log.event('password reset link sent', { user: account.user_id })
}

/** Makes a link that sets a new password once; it is stored as a hash only. */
export async function createResetLink(
  { user_id: userId }: Pick<Account, 'user_id'>,
  minutes: number,
  { db, now, settings }: Pick<Services, 'db' | 'now' | 'settings'>,
): Promise<{ readonly link: string; readonly expiresAt: Date }> {
  const token = randomToken()
  const expiresAt = new Date(now().getTime() + minutes * 60_000)
  await addResetLink(db, { tokenHash: hashSecret(token), userId, expiresAt })
  return { link: `${getPublicOrigin(settings)}${pages.checkResetLink.path}?sessionId=${token}`, expiresAt }
}

/** @throws {HttpError} 404 when the link expired, was used, or never existed */
export async function checkLink(token: string, { db, now }: Services): Promise<Account> {
  const userId = await findResetLinkUser(db, hashSecret(token), now())
  const account = userId === undefined ? undefined : await findAccount(db, userId)
  if (account === undefined) throw linkExpiredError()
  return account
}

interface PasswordReset {
  readonly sessionId: string
  readonly newPassword: string
  readonly newPasswordVerified: string
}

/**
 * Sets a new password with an emailed link. A rejected password doesn't use up the link; an accepted one ends every
 * session of the account and resets its sign-in limit.
 * @returns the account
 * @throws {HttpError} 422 with the rules that the password breaks, 404 for a link that is no longer valid
 */
export async function resetPasswordByLink(reset: PasswordReset, services: Services): Promise<Account> {
  const { now, log } = services
  const account = await checkLink(reset.sessionId, services)
  const errors = passwordErrors(reset.newPassword, reset.newPasswordVerified)
  if (errors.length > 0) throw new HttpError(422, errors[0] ?? '', { errors })
  if (await passwordMatches(reset.newPassword, account.password_hash)) {
    const error = 'The new password must differ from the current one.'
    throw new HttpError(422, error, { errors: [error] })
  }
  const hash = await hashPassword(reset.newPassword)
  const { user_id: userId } = account
  await changeAndTell(services, async (inside, tell) => {
    if (!(await consumeResetLink(inside.db, hashSecret(reset.sessionId), userId))) throw linkExpiredError()
    await replacePassword(inside.db, userId, { hash, expiresOn: dayAfter(now(), passwordDays) })
    await unlockAccount(userId, inside)
    const recipients = await getNoticeMailboxes(account, inside)
    await tellOfChange('password', { userId, recipients }, services.settings, tell)
  })
  log.event('password reset', { user: account.user_id })
  return account
}

function linkExpiredError(): HttpError {
  return new HttpError(404, 'This link has expired or was already used.')
}

/** Help requests within the sign-in window about one user, and from one client address. */
const perPerson = 5
const perAddress = 50
/** Response time in milliseconds. Longer work continues after the response, so that the time reveals nothing. */
const answerMs = 150

/**
 * Handles a help request with limits per user and per client address. The response always takes the same time, whether
 * there is anything to do or not; what fails later is only logged.
 * @param about `reset:rivera`, `ids:elena@example.com`: the key that is counted
 * @throws {HttpError} 429 when a limit is reached
 */
export async function withHelpLimits(
  about: string,
  { address }: Caller,
  { db, now, settings, log }: Services,
  help: () => Promise<void>,
): Promise<void> {
  const limits = [
    { key: about.toLowerCase(), most: perPerson },
    { key: `help:${address}`, most: Math.min(perAddress, settings.SIGN_IN_TRIES_PER_ADDRESS) },
  ]
  const window = { now: now(), windowSeconds: settings.SIGN_IN_WINDOW_SECONDS }
  const attempt = await countAttempt(db, limits, window)
  if ('waitSeconds' in attempt) throw tooManyAttemptsError(attempt.waitSeconds)
  let isAnswered = false
  const helping = help().catch((error: unknown) => {
    if (!isAnswered) throw error
    log.error('help not sent', error)
  })
  const pause = sleep(answerMs)
  await Promise.race([helping, pause])
  await pause
  isAnswered = true
}

/**
 * Checks a code that a user got outside the portal against the codes of the deployment.
 * @throws {HttpError} 400 when it is not one of them
 */
export function checkValidationCode(code: string, { settings, log }: Services): void {
  const given = hashSecret(code)
  // Compares every code, so that the response time doesn't reveal a partial match.
  const matches = settings.VALIDATION_CODES.filter((own) => timingSafeEqual(hashSecret(own), given))
  if (matches.length > 0) return
  log.event('outside code refused')
  throw new HttpError(400, "This code isn't valid.")
}

/** Emails the user IDs that belong to an email address to that address; does nothing when there are none. */
export async function sendUserIds(email: string, services: Services): Promise<void> {
  requireMessageSender('email', services)
  const accounts = await accountsWithEmail(services.db, email)
  await changeAndTell(services, async (_inside, tell) => {
    for (const { user_id: userId } of accounts) {
      const body = `Your ${getPortalName(services.settings.BRAND)} user ID is ${userId}.`
      await tell({ userId, kind: 'email', sentTo: email, subject: 'Your user ID', body })
    }
  })
  services.log.event('user ids asked for', { accounts: accounts.length })
}
