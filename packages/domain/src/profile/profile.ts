import * as v from 'valibot'
import { decodeAmpersands } from './decode-ampersands.ts'

const text = v.nullish(v.string(), null)
const name = v.nullish(v.pipe(v.string(), v.transform(decodeAmpersands), v.string()), null)
const flag = v.nullish(v.boolean(), null)
const days = v.nullish(v.number(), null)

/**
 * The signed-in user's profile (GET /profile). Every field but the user id may be missing or null; ampersand
 * entities in names are decoded while reading. `profileType` and `showManagingTab` are portal-defined names for the
 * profile type and the manager-tab flag.
 */
export const profileSchema = v.object({
  userId: v.string(),
  fullName: name,
  firstName: name,
  middleName: name,
  lastName: name,
  suffix: name,
  agentNo: text,
  agencyName: name,
  agencyNo: text,
  email: text,
  alternateEmail: text,
  /** Business phone, digits only. */
  phone: text,
  phoneExt: text,
  /** The second-factor contacts that the profile shows; `sms` is the mobile phone, digits only. */
  mfa: v.nullish(v.object({ sms: text }), null),
  mobileOptIn: flag,
  showInFieldDirectory: flag,
  challengeQuestion: text,
  /** Days until the contact data must be verified again; 1 or less is due, below 1 is expired. */
  verificationExpirationInDays: days,
  /** Days until the password expires; 0 or less is expired. */
  changePasswordExpirationInDays: days,
  /** The audience that the profile stands for, one of `audiences`. */
  profileType: text,
  /** The manager-tab flag: adds the Managing tab of Manage Access. */
  showManagingTab: flag,
})

/** A profile as the portal uses it, names decoded. */
/** What is known of the person who is signed in. */
export interface Profile extends v.InferOutput<typeof profileSchema> {}
