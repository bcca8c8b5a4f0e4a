import { isEmail } from '../endpoint/index.ts'
import { toDigits } from './phone-format.ts'

/** The shape of an international number as typed: digits with blanks, brackets, dots, hyphens and a leading plus. */
const shape = /^\+?[0-9 ().-]{10,}$/
const fewestDigits = 10
const mostDigits = 15

/** Longest extension, in characters. */
export const phoneExtMax = 5

/** True for an international-style number of at least 10 characters with 10 to 15 digits. */
export function isPhone(typed: string): boolean {
  const { length } = toDigits(typed)
  return shape.test(typed.trim()) && length >= fewestDigits && length <= mostDigits
}

/** True when both are the same number; a leading 1 makes no difference. */
export function isSamePhone(one: string | null | undefined, other: string | null | undefined): boolean {
  return withoutCountry(toDigits(one)) === withoutCountry(toDigits(other))
}

/** A mobile phone may be saved when it is a number and not the current one. */
export function canSaveMobilePhone(typed: string, current: string | null): boolean {
  return isPhone(typed) && !isSamePhone(typed, current)
}

/** A business phone as typed or as the profile holds it. */
export interface BusinessPhone {
  readonly phone: string | null
  readonly phoneExt: string | null
}

/** A business phone may be saved when it is a number, its extension fits, and one of the two changed. */
export function canSaveBusinessPhone(typed: BusinessPhone, current: BusinessPhone): boolean {
  if (!isPhone(typed.phone ?? '') || (typed.phoneExt ?? '').length > phoneExtMax) return false
  return isBusinessPhoneChanged(typed, current)
}

/** True when the number or the extension differs, however both are written. */
export function isBusinessPhoneChanged(typed: BusinessPhone, current: BusinessPhone): boolean {
  return !isSamePhone(typed.phone, current.phone) || toDigits(typed.phoneExt) !== toDigits(current.phoneExt)
}

function withoutCountry(digits: string): string {
  return digits.length === fewestDigits + 1 && digits.startsWith('1') ? digits.slice(1) : digits
}

/** True when an address equals its confirmation, blanks around both aside. */
export function isEmailConfirmed(email: string, confirmation: string): boolean {
  return email.trim() === confirmation.trim()
}

/** True when an address is the current one; capitals make no difference. */
export function isSameEmail(email: string, current: string | null): boolean {
  return email.trim().toLowerCase() === (current ?? '').trim().toLowerCase()
}

/** An email address may be saved when it is one, equals its confirmation and differs from the current one. */
export function canSaveEmail(email: string, confirmation: string, current: string | null): boolean {
  return isEmail(email) && isEmailConfirmed(email, confirmation) && !isSameEmail(email, current)
}
