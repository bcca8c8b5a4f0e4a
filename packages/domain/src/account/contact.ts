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

/** A business phone as typed or as the profile holds it. */
export interface BusinessPhone {
  readonly phone: string | null
  readonly phoneExt: string | null
}

/** True when the number or the extension differs, however both are written. */
export function isBusinessPhoneChanged(typed: BusinessPhone, current: BusinessPhone): boolean {
  return !isSamePhone(typed.phone, current.phone) || toDigits(typed.phoneExt) !== toDigits(current.phoneExt)
}

function withoutCountry(digits: string): string {
  return digits.length === fewestDigits + 1 && digits.startsWith('1') ? digits.slice(1) : digits
}

/** True when an address is the current one; capitals make no difference. */
export function isSameEmail(email: string, current: string | null): boolean {
  return email.trim().toLowerCase() === (current ?? '').trim().toLowerCase()
}

/** The business phone of a profile, ready to be changed. */
export function businessPhoneOfProfile({
  phone,
  phoneExt,
}: BusinessPhone): Readonly<Record<'phone' | 'phoneExt', string>> {
  return { phone: phone ?? '', phoneExt: phoneExt ?? '' }
}
