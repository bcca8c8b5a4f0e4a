import * as v from 'valibot'

/*
 * Lists come from several systems: a field that one of them leaves out is null here, never an error, so that a single
 * incomplete row does not cost the producer the list.
 */

export const optionalText = v.nullish(v.string(), null)
export const optionalNumber = v.nullish(v.number(), null)
export const optionalFlag = v.nullish(v.boolean(), null)

/** Text that usually is one of `known`, with any other text accepted as it is. */
export function openText<const Known extends readonly string[]>(known: Known) {
  return v.nullish(v.union([v.picklist(known), v.string()]), null)
}

/** A list that may be missing, which then is empty. */
export function optionalList<TItem extends v.GenericSchema>(item: TItem) {
  return v.nullish(v.array(item), [])
}

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

/** An email address as a request brings it; the message is the key of its text. */
export const emailInputSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(emailMax, 'emailInvalid'),
  v.regex(emailPattern, 'emailInvalid'),
)
