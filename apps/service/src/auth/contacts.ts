import type { OtpMethod } from '@producer-portal/domain/auth'
import * as v from 'valibot'
import type { MessageSender } from '../messages/message-sender.ts'
import type { MessageKind } from '../store/outbox.ts'

/** The number of days confirmed contact data counts as verified. */
export const contactDays = 180

const contact = v.nullish(v.string(), null)
const mailSchema = v.object({ email: contact })
const contactsSchema = v.object({ email: contact, mobilePhone: contact, homePhone: contact })

/** The contact a code can be sent to, as stored in the account. */
export type Contacts = v.InferOutput<typeof contactsSchema>

interface AccountEmail {
  readonly profile: unknown
  readonly contact_email: string | null
}

interface AccountContacts extends AccountEmail {
  readonly second_factor: unknown
}

/** The second-factor contacts of an account; null where it signs in without a code. */
function readContacts(stored: unknown): Contacts | null {
  return stored === null ? null : v.parse(contactsSchema, stored)
}

/** The business email address that counts: a new one once it is confirmed. Null when there is none. */
export function getEmail({ profile, contact_email: confirmed }: AccountEmail): string | null {
  return (confirmed ?? v.parse(mailSchema, profile).email) || null
}

/**
 * The destination of a code: to the second factor, or, for an account that signs in without one, to the email address.
 */
export function getCodeContacts(account: AccountContacts): Contacts {
  return readContacts(account.second_factor) ?? { email: getEmail(account), mobilePhone: null, homePhone: null }
}

/**
 * The contacts that take a code to prove a signed-in user: to the second factor; by email, too, for users without a
 * password.
 */
export function getProofContacts(account: AccountContacts, hasPassword: boolean): Contacts {
  if (!hasPassword) return getCodeContacts(account)
  return readContacts(account.second_factor) ?? { email: null, mobilePhone: null, homePhone: null }
}

/** True if there is anywhere to send a code to. */
export function canReceiveCode(account: AccountContacts): boolean {
  return Object.values(getCodeContacts(account)).some((each) => each !== null)
}

/** The contact for a method and how the message is sent; null when the account has no such contact. */
export function getContact(method: OtpMethod, contacts: Contacts): { kind: MessageKind; sentTo: string } | null {
  const ways = {
    email: { kind: 'email', sentTo: contacts.email },
    'sms-mobile': { kind: 'sms', sentTo: contacts.mobilePhone },
    'voice-mobile': { kind: 'voice', sentTo: contacts.mobilePhone },
    'voice-home': { kind: 'voice', sentTo: contacts.homePhone },
  } as const
  const { kind, sentTo } = ways[method]
  return sentTo ? { kind, sentTo } : null
}

/** The contacts that a message can reach in this deployment, which may have no way to send text messages and calls. */
export function withoutUnsendable(
  { email, mobilePhone, homePhone }: Contacts,
  { sends }: Pick<MessageSender, 'sends'>,
): Contacts {
  return {
    email: sends('email') ? email : null,
    mobilePhone: sends('sms') || sends('voice') ? mobilePhone : null,
    homePhone: sends('voice') ? homePhone : null,
  }
}

/** Contacts masked for display before the code is checked: recognizable, but not readable. */
export function maskContacts({ email, mobilePhone, homePhone }: Contacts): Contacts {
  return { email: email && maskEmail(email), mobilePhone: maskPhone(mobilePhone), homePhone: maskPhone(homePhone) }
}

/** A mobile phone or email address, masked. */
export function maskContact(sentTo: string): string {
  return (sentTo.includes('@') ? maskEmail(sentTo) : maskPhone(sentTo)) ?? ''
}

function maskPhone(phone: string | null): string | null {
  return phone === null ? null : phone.replaceAll(/\d(?=\d{4})/g, '*')
}

function maskEmail(email: string): string {
  return email.replace(/^(.)[^@]*/, '$1***')
}
