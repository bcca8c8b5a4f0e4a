import { isSamePhone, profileSchema } from '@producer-portal/domain/profile'
import type { OtpMethod } from '@producer-portal/domain/session'
import * as v from 'valibot'
import { RequestFailure } from '../http/failure.ts'
import type { Services } from '../http/services.ts'
import { changeMobilePhone } from '../store/account-changes.ts'
import type { Account } from '../store/accounts.ts'
import { endPhoneChange, putPhoneChange, takePhoneTry } from '../store/phone-changes.ts'
import { countAttempt } from '../store/sign-in-attempts.ts'
import { refused } from './change-password.ts'
import { contactFor } from './contacts.ts'
import { hashed, randomPasscode, randomWord, sameHash } from './hashed.ts'
import { deliver, requireSender } from './send-code.ts'
import { tooManyAttempts } from './sign-in.ts'

const codeMinutes = 10
/** Wrong codes that a phone change survives, whatever number of codes is sent. */
const tries = 5
/** Codes within the sign-in window: to one number, and for one person whatever the numbers are. */
const codesPerNumber = 5
const codesPerAccount = 10

interface NewPhone {
  /** Digits. */
  readonly phoneNumber: string
  readonly otpMethod: OtpMethod
}

/**
 * Sends a code to a new mobile phone; an earlier code of the user no longer counts.
 * @returns the id of the change, which is stored as a hash only
 * @throws {RequestFailure} 403 for the number on file, 422 for a way that reaches no mobile phone, 429 for too many codes
 */
export async function sendPhoneCode(
  account: Account,
  { phoneNumber, otpMethod }: NewPhone,
  services: Services,
): Promise<string> {
  const { db, now, log } = services
  const contact = contactFor(otpMethod, { email: null, mobilePhone: phoneNumber, homePhone: null })
  if (contact === null) throw unsuitable('otpMethod: a mobile phone gets its code by text message or phone call')
  const current = v.parse(profileSchema, account.profile).mfa?.sms
  if (isSamePhone(phoneNumber, current)) throw refused(['The mobile phone must differ from the current one.'])
  requireSender(services)
  await countCode(account, phoneNumber, services)
  const [id, code] = [randomWord(), randomPasscode()]
  await putPhoneChange(db, {
    userId: account.user_id,
    idHash: hashed(id),
    phoneNumber,
    method: otpMethod,
    codeHash: hashed(id, code),
    codeExpiresAt: new Date(now().getTime() + codeMinutes * 60_000),
    tries,
  })
  const body = `Your Producer Portal passcode for this phone is ${code}. It is valid for ${codeMinutes} minutes.`
  await deliver({ userId: account.user_id, ...contact, body, code }, services)
  log.event('code sent to a new phone', { user: account.user_id })
  return id
}

interface PhoneCode {
  readonly sessionId: string
  readonly otpCode: string
  readonly otpMethod: OtpMethod
}

/**
 * Checks the code of a new mobile phone, which serves once, and sets the phone.
 * @throws {RequestFailure} 400 for a wrong code, 423 for the last one possible, 403 for one that ran out, 409 when
 * there is nothing to check it against
 */
export async function checkNewPhone(account: Account, given: PhoneCode, services: Services): Promise<void> {
  const { db, now, log } = services
  const [userId, idHash] = [account.user_id, hashed(given.sessionId)]
  const change = await takePhoneTry(db, userId, idHash)
  if (change === undefined) throw changeEnded()
  const isRight =
    change.method === given.otpMethod && sameHash(change.code_hash, hashed(given.sessionId, given.otpCode))
  if (!isRight) {
    log.event('code of a new phone refused', { user: userId })
    if (change.tries_left > 0) throw new RequestFailure(400, 'The code you entered is incorrect. Try again.')
    throw failure(423, 'Too many incorrect codes. Enter the phone number again to get a new one.')
  }
  if (change.code_expires_at <= now()) throw refused(['This code has expired. Ask for another one.'])
  if (!(await endPhoneChange(db, userId, idHash))) throw changeEnded()
  await changeMobilePhone(db, userId, change.phone_number)
  log.event('mobile phone changed', { user: userId })
}

async function countCode(account: Account, phoneNumber: string, { db, now, settings }: Services): Promise<void> {
  const limits = [
    { key: `phone-code:${account.user_id}:${phoneNumber}`, most: codesPerNumber },
    { key: `phone-code:${account.user_id}`, most: codesPerAccount },
  ]
  const attempt = await countAttempt(db, limits, { now: now(), windowSeconds: settings.SIGN_IN_WINDOW_SECONDS })
  if (!('waitSeconds' in attempt)) return
  const { headers } = tooManyAttempts(attempt.waitSeconds)
  const minutes = Math.ceil(attempt.waitSeconds / 60)
  const words = `Too many codes were sent. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
  throw new RequestFailure(429, words, { errors: [words], headers })
}

function failure(status: 409 | 423, words: string): RequestFailure {
  return new RequestFailure(status, words, { errors: [words] })
}

function changeEnded(): RequestFailure {
  return failure(409, 'This change has ended. Enter the phone number again to get a new code.')
}

function unsuitable(error: string): RequestFailure {
  return new RequestFailure(422, 'Failed to send the code', { errors: [error] })
}
