/** The pattern of the HTML living standard for e-mail inputs. */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** Longest address that mail systems take. */
export const emailMax = 254

/** True for an e-mail address; blanks around it do not count. */
export function isEmail(typed: string): boolean {
  const email = typed.trim()
  return email.length <= emailMax && emailPattern.test(email)
}

/** True when an address equals its confirmation, blanks around both aside. */
export function isEmailConfirmed(email: string, confirmation: string): boolean {
  return email.trim() === confirmation.trim()
}

/** True when an address is the current one; capitals make no difference. */
export function isSameEmail(email: string, current: string | null): boolean {
  return email.trim().toLowerCase() === (current ?? '').trim().toLowerCase()
}

/** An e-mail may be saved when it is one, equals its confirmation and differs from the current one. */
export function canSaveEmail(email: string, confirmation: string, current: string | null): boolean {
  return isEmail(email) && isEmailConfirmed(email, confirmation) && !isSameEmail(email, current)
}
