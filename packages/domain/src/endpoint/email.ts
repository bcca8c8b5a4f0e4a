import * as v from 'valibot'

/** The pattern of the HTML living standard for email inputs. */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** Longest address that mail systems take. */
export const emailMax = 254

/** True for an email address; blanks around it do not count. */
export function isEmail(typed: string): boolean {
  const email = typed.trim()
  return email.length <= emailMax && emailPattern.test(email)
}

/** An email address as a request brings it. */
export const emailInputSchema = v.pipe(v.string(), v.trim(), v.maxLength(emailMax), v.regex(emailPattern))
