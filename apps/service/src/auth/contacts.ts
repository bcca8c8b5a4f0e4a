import type { OtpMethod } from '@producer-portal/domain/session'
import * as v from 'valibot'

const contact = v.nullish(v.string(), null)
const mailSchema = v.object({ email: contact })
const contactsSchema = v.object({ email: contact, mobilePhone: contact, homePhone: contact })

/** Where a code can be sent, as stored with the account. */
export type Contacts = v.InferOutput<typeof contactsSchema>

/** The second-factor contacts of an account; null where it signs in without a code. */
export function readContacts(stored: unknown): Contacts | null {
  return stored === null ? null : v.parse(contactsSchema, stored)
}

/** The business address that mails go to; null where there is none. */
export function emailOf({ profile }: { readonly profile: unknown }): string | null {
  return v.parse(mailSchema, profile).email || null
}

/** The contact that a method reaches and how it travels; null when the account has none such. */
export function contactFor(method: OtpMethod, contacts: Contacts): { kind: string; sentTo: string } | null {
  const [kind, sentTo] = {
    email: ['email', contacts.email],
    'sms-mobile': ['sms', contacts.mobilePhone],
    'voice-mobile': ['voice', contacts.mobilePhone],
    'voice-home': ['voice', contacts.homePhone],
  }[method]
  return kind === undefined || kind === null || !sentTo ? null : { kind, sentTo }
}

/** Contacts as they are shown before the code is checked: enough to recognise, not enough to learn. */
export function maskedContacts({ email, mobilePhone, homePhone }: Contacts): Contacts {
  return { email: email && maskedEmail(email), mobilePhone: masked(mobilePhone), homePhone: masked(homePhone) }
}

function masked(phone: string | null): string | null {
  return phone === null ? null : phone.replaceAll(/\d(?=\d{4})/g, '*')
}

function maskedEmail(email: string): string {
  return email.replace(/^(.)[^@]*/, '$1***')
}
