import { formatPhone, type Profile } from '@producer-portal/domain/account'

/** A piece of contact data. */
export type ContactName = 'email' | 'mobilePhone' | 'businessPhone'

export interface ContactFact {
  readonly name: ContactName
  /** The formatted value; null when there is none. */
  readonly value: string | null
  /** The extension of a phone, where there is one. */
  readonly extension: string | null
}

type ContactProfile = Pick<Profile, 'email' | 'mfa' | 'phone' | 'phoneExt'>

/** The contact data of a profile by name. */
export function toContactFacts({
  email,
  mfa,
  phone,
  phoneExt,
}: ContactProfile): Readonly<Record<ContactName, ContactFact>> {
  const fact = (name: ContactName, value: string | null | undefined, extension: string | null = null): ContactFact => {
    const shown = value?.trim() || null
    return { name, value: shown, extension: shown && (extension || null) }
  }
  return {
    email: fact('email', email),
    mobilePhone: fact('mobilePhone', formatPhone(mfa?.sms)),
    businessPhone: fact('businessPhone', formatPhone(phone), phoneExt),
  }
}
