import * as v from 'valibot'

const optionalText = v.nullish(v.string(), null)
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
  agentNo: optionalText,
  agencyName: name,
  agencyNo: optionalText,
  email: optionalText,
  /** True until the link that was sent to a new email confirms it (portal-defined); the old one counts until then. */
  isEmailUnconfirmed: v.optional(flag),
  alternateEmail: optionalText,
  /** Business phone, digits only. */
  phone: optionalText,
  phoneExt: optionalText,
  /** The second-factor contacts that the profile shows; `sms` is the mobile phone, digits only. */
  mfa: v.nullish(v.object({ sms: optionalText }), null),
  mobileOptIn: flag,
  showInFieldDirectory: flag,
  /** The language that the user chose (portal-defined), such as `fr-CA`; null before they choose one. */
  language: v.optional(optionalText),
  challengeQuestion: optionalText,
  /** Days until the contact data must be verified again; 1 or less is due, below 1 is expired. */
  verificationExpirationInDays: days,
  /** Days until the password expires; 0 or less is expired. */
  changePasswordExpirationInDays: days,
  /** The main audience of the profile, one of `audiences`. */
  profileType: optionalText,
  /** The manager-tab flag: adds the Managing tab of Manage Access. */
  showManagingTab: flag,
  /**
   * Access that others gave or took (portal-defined): whether access to delegated information is suspended, and the
   * access codes of the applications in which the user sees anything. `version` changes with whatever the user sees.
   * Missing for home office.
   */
  delegatedAccess: v.optional(
    v.nullable(v.object({ isSuspended: v.boolean(), applications: v.array(v.string()), version: optionalText })),
  ),
})

/** The profile of the signed-in user, names decoded. */
export interface Profile extends v.InferOutput<typeof profileSchema> {}

/** Decodes the HTML ampersand entities (`&amp;`, `&#38;`, `&#x26;`) that back ends leave in names; once, not again. */
function decodeAmpersands(text: string): string {
  return text.replace(/&(?:amp|#0*38|#x0*26);/gi, '&')
}

/** The answer of GET /messages/count. */
export const messageCountSchema = v.object({ unreadSms: v.nullish(v.number(), 0) })

/** The pages on which users change a part of the profile, by their names in the table of pages. */
export const accountFieldPages = {
  changeName: { path: '/change-name' },
  changeEmail: { path: '/change-email' },
  businessPhone: { path: '/business-phone' },
} as const

/** The highest number that the badge shows. */
const cap = 99

/** The text of the unread badge, capped at 99+; null when there is nothing unread. */
export function unreadBadge(count: number): string | null {
  if (!(count > 0)) return null
  return count > cap ? `${cap}+` : String(Math.floor(count))
}
