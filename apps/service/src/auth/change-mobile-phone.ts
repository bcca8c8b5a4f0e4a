import { getPortalName } from '@producer-portal/domain/brand'
import { isSamePhone, profileSchema } from '@producer-portal/domain/account'
import type { OtpMethod } from '@producer-portal/domain/auth'
import { signInTexts } from '@producer-portal/domain/auth'
import * as v from 'valibot'
import { HttpError } from '../http/failure.ts'
import type { Services } from '../services.ts'
import { clearWrongCodes, endPhoneChange, putPhoneChange, consumePhoneTry } from '../store/account.ts'
import type { Account } from '../store/account.ts'
import { countAttempt } from '../store/auth.ts'
import { changeRefusedError } from './change-password.ts'
import { setMobilePhone } from './contact-changes.ts'
import { getContact } from './contacts.ts'
import { hashSecret, randomPasscode, randomToken, timingSafeEqual } from './secrets.ts'
import { changeAndSend, changeAndTell, passcodeSubject, requireMessageSender } from './send-message.ts'
import { tooManyAttemptsError } from './sign-in.ts'
import { checkCodesAllowed, countCode } from './wrong-codes.ts'

const codeMinutes = 10
/** The number of wrong codes allowed per phone change, no matter how many codes are sent. */
const tries = 5
/** Codes within the sign-in window: to one number, and to one user across numbers. */
const codesPerNumber = 5
const codesPerAccount = 10

interface NewPhone {
  /** Digits. */
  readonly phoneNumber: string
  readonly otpMethod: OtpMethod
}

/**
 * Sends a code to a new mobile phone and invalidates the user's earlier code.
 * @returns the id of the change, which is stored only as a hash
 * @throws {HttpError} 403 for the number on file, 422 for a method that doesn't reach a mobile phone, 429 for too many
 * codes, 503 when the code couldn't be sent yet
 */
export async function sendPhoneCode(
  account: Account,
  { phoneNumber, otpMethod }: NewPhone,
  services: Services,
): Promise<string> {
  const { now, log } = services
  const contact = getContact(otpMethod, { email: null, mobilePhone: phoneNumber, homePhone: null })
  if (contact === null)
    throw unsuitableMethodError('otpMethod: a mobile phone gets its code by text message or phone call')
  const current = v.parse(profileSchema, account.profile).mfa?.sms
  if (isSamePhone(phoneNumber, current))
    throw changeRefusedError(['The mobile phone must differ from the current one.'])
  checkCodesAllowed(account)
  requireMessageSender(contact.kind, services)
  await countSentCode(account, phoneNumber, services)
  const [id, code] = [randomToken(), randomPasscode()]
  const userId = account.user_id
  const codeExpiresAt = new Date(now().getTime() + codeMinutes * 60_000)
  const body = `Your ${getPortalName(services.settings.BRAND)} passcode for this phone is ${code}. It is valid for ${codeMinutes} minutes.`
  await changeAndSend(services, async ({ db }, tell) => {
    await putPhoneChange(db, {
      userId,
      idHash: hashSecret(id),
      phoneNumber,
      method: otpMethod,
      codeHash: hashSecret(id, code),
      codeExpiresAt,
      tries,
    })
    await tell({ userId, ...contact, subject: passcodeSubject, body, code, expiresAt: codeExpiresAt })
  })
  log.event('code sent to a new phone', { user: userId })
  return id
}

interface PhoneCode {
  readonly sessionId: string
  readonly otpCode: string
  readonly otpMethod: OtpMethod
}

/**
 * Checks the code of a new mobile phone, which works once, and sets the phone.
 * @throws {HttpError} 400 for a wrong code, 423 after the last try or too many in a day, 403 for an expired one, 409 when
 * there is no such change
 */
export async function checkNewPhone(account: Account, given: PhoneCode, services: Services): Promise<void> {
  const { db, now, log } = services
  const [userId, idHash] = [account.user_id, hashSecret(given.sessionId)]
  await countCode(account, services)
  const change = await consumePhoneTry(db, userId, idHash)
  if (change === undefined) throw changeExpiredError()
  const isRight =
    change.method === given.otpMethod && timingSafeEqual(change.code_hash, hashSecret(given.sessionId, given.otpCode))
  if (!isRight) {
    log.event('code of a new phone refused', { user: userId })
    if (change.tries_left > 0) throw new HttpError(400, signInTexts.wrongCode)
    throw changeError(423, 'Too many incorrect codes. Enter the phone number again to get a new one.')
  }
  if (change.code_expires_at <= now()) throw changeRefusedError(['This code has expired. Ask for another one.'])
  await changeAndTell(services, async (inside, tell) => {
    if (!(await endPhoneChange(inside.db, userId, idHash))) throw changeExpiredError()
    await clearWrongCodes(inside.db, userId)
    await setMobilePhone(account, change.phone_number, inside, tell)
  })
  log.event('mobile phone changed', { user: userId })
}

async function countSentCode(account: Account, phoneNumber: string, { db, now, settings }: Services): Promise<void> {
  const limits = [
    { key: `phone-code:${account.user_id}:${phoneNumber}`, most: codesPerNumber },
    { key: `phone-code:${account.user_id}`, most: codesPerAccount },
  ]
  const attempt = await countAttempt(db, limits, { now: now(), windowSeconds: settings.SIGN_IN_WINDOW_SECONDS })
  if (!('waitSeconds' in attempt)) return
  const { headers } = tooManyAttemptsError(attempt.waitSeconds)
  const minutes = Math.ceil(attempt.waitSeconds / 60)
  const message = `Too many codes were sent. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
  throw new HttpError(429, message, { errors: [message], headers })
}

function changeError(status: 409 | 423, message: string): HttpError {
  return new HttpError(status, message, { errors: [message] })
}

function changeExpiredError(): HttpError {
  return changeError(409, 'This change has ended. Enter the phone number again to get a new code.')
}

function unsuitableMethodError(error: string): HttpError {
  return new HttpError(422, "We couldn't send the code", { errors: [error] })
}
