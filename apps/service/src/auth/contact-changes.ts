import type { ContactChange } from '@producer-portal/domain/account'
import { profileSchema, undoHours } from '@producer-portal/domain/account'
import { getPortalName } from '@producer-portal/domain/brand'
import { pages } from '@producer-portal/domain/shell'
import * as v from 'valibot'
import { getPublicOrigin } from '../config/settings.ts'
import { HttpError } from '../http/failure.ts'
import type { Services } from '../services.ts'
import type { Account } from '../store/account.ts'
import {
  changeEmail,
  changeMobilePhone,
  confirmEmail,
  findConfirmable,
  findContactBefore,
  findUndoable,
  undoChange,
} from '../store/contact-changes.ts'
import type { Contacts } from './contacts.ts'
import { getEmail, maskContact } from './contacts.ts'
import { hashSecret, randomToken } from './secrets.ts'
import type { Recipient, Tell } from './send-message.ts'
import { changeAndTell, tellOfChange, toMailbox } from './send-message.ts'

/**
 * Sets a new email address. It counts once it is confirmed by the link that goes there; the old one is told at once, with
 * a link that undoes the change.
 */
export async function setEmail(account: Account, email: string, services: Services): Promise<void> {
  const { now, settings } = services
  const { user_id: userId } = account
  const [undo, confirm] = [randomToken(), randomToken()]
  const [counting, lasting] = [getEmail(account), await getLastingEmail(account, services)]
  const recipients = { lasting: toMailbox(lasting), recent: toMailbox(counting) }
  const link = toLink(confirm, settings)
  const body = `Confirm that this is your email address for the ${getPortalName(settings.BRAND)}: ${link} Until you do, we keep using your old one.`
  const subject = 'Confirm your email address'
  await changeAndTell(services, async ({ db }, tell) => {
    await changeEmail(db, {
      userId,
      kind: 'email',
      oldValue: counting ?? '',
      newValue: email,
      undoHash: hashSecret(undo),
      confirmHash: hashSecret(confirm),
      changedAt: now(),
    })
    await tellWithUndo('email address', { userId, ...recipients, undoLink: toLink(undo, settings) }, settings, tell)
    await tell({ userId, kind: 'email', sentTo: email, subject, body, link })
  })
}

/** Sets a new mobile phone, in a transaction; the old one and the email address are told at once, with a link that undoes the change. */
export async function setMobilePhone(account: Account, phone: string, services: Services, tell: Tell): Promise<void> {
  const { db, now, settings } = services
  const { user_id: userId } = account
  const undo = randomToken()
  const old = getMobilePhone(account)
  const lasting = await getLastingContacts(account, services)
  await changeMobilePhone(db, {
    userId,
    kind: 'mobilePhone',
    oldValue: old ?? '',
    newValue: phone,
    undoHash: hashSecret(undo),
    confirmHash: null,
    changedAt: now(),
  })
  const recipients = {
    lasting: [...toMailbox(lasting.email), ...toPhone(lasting.mobilePhone)],
    recent: [...toMailbox(getEmail(account)), ...toPhone(old)],
  }
  await tellWithUndo('mobile phone', { userId, ...recipients, undoLink: toLink(undo, settings) }, settings, tell)
}

function getMobilePhone(account: Account): string | null {
  return v.parse(profileSchema, account.profile).mfa?.sms ?? null
}

function toPhone(phone: string | null): readonly Recipient[] {
  return phone ? [{ kind: 'sms', sentTo: phone }] : []
}

interface UndoNotice {
  readonly userId: string
  /** Contacts that have counted for 72 hours. */
  readonly lasting: readonly Recipient[]
  /** Contacts that count now: a thief may have set them, and must not undo what the owner puts right. */
  readonly recent: readonly Recipient[]
  readonly undoLink: string
}

/** Tells of a change, with the link that undoes it only to contacts that a thief can't have set lately. */
async function tellWithUndo(
  changed: string,
  { userId, lasting, recent, undoLink }: UndoNotice,
  settings: Services['settings'],
  tell: Tell,
): Promise<void> {
  const lastingAddresses = new Set(lasting.map(({ sentTo }) => sentTo))
  const others = recent.filter(({ sentTo }) => !lastingAddresses.has(sentTo))
  await tellOfChange(changed, { userId, recipients: others }, settings, tell)
  await tellOfChange(changed, { userId, recipients: lasting, undoLink }, settings, tell)
}

function toLink(token: string, settings: Services['settings']): string {
  return `${getPublicOrigin(settings)}${pages.contactChange.path}?token=${token}`
}

/** @throws {HttpError} 404 when the link expired, was used, or never existed */
export async function describeContactChange(token: string, services: Services): Promise<ContactChange> {
  const hash = hashSecret(token)
  const [confirmable, undoable] = await Promise.all([
    findConfirmable(services.db, hash),
    findUndoable(services.db, hash, undoableSince(services)),
  ])
  const change = confirmable ?? undoable
  if (change === undefined) throw linkEndedError()
  return {
    kind: change.kind === 'email' ? 'email' : 'mobilePhone',
    action: confirmable ? 'confirm' : 'undo',
    contact: maskContact(change.new_value),
    changedAt: change.changed_at.toISOString(),
  }
}

/** @throws {HttpError} 404 when the link was used, never existed, or the address was changed again */
export async function confirmNewAddress(token: string, services: Services): Promise<void> {
  const change = await findConfirmable(services.db, hashSecret(token))
  if (change === undefined) throw linkEndedError()
  await confirmEmail(services.db, change, services.now())
  services.log.event('email address confirmed', { user: change.user_id })
}

/** @throws {HttpError} 404 when the link expired, was used, or never existed */
export async function undoContact(token: string, services: Services): Promise<void> {
  const change = await findUndoable(services.db, hashSecret(token), undoableSince(services))
  const isUndone = change && (await undoChange(services.db, change, undoableSince(services), services.now()))
  if (!isUndone) throw linkEndedError()
  services.log.event('contact change undone', { user: change.user_id, kind: change.kind })
}

/**
 * The email address that a link to set a new password goes to: never one that counts for less than 72 hours, but the one
 * before. Null when there is none.
 */
export function getLastingEmail(account: Account, services: Services): Promise<string | null> {
  return getLasting('email', account, getEmail(account), services)
}

/** Contacts with those before in place of any that count for less than 72 hours: a thief with a session could have set it. */
export async function withoutRecent(contacts: Contacts, account: Account, services: Services): Promise<Contacts> {
  const { email, mobilePhone } = await getLastingContacts(account, services)
  return {
    ...contacts,
    email: contacts.email === getEmail(account) ? email : contacts.email,
    mobilePhone: contacts.mobilePhone === getMobilePhone(account) ? mobilePhone : contacts.mobilePhone,
  }
}

/** The contacts that have counted for 72 hours, or those before. */
async function getLastingContacts(
  account: Account,
  services: Services,
): Promise<Pick<Contacts, 'email' | 'mobilePhone'>> {
  // One after the other: in a transaction there is one connection
  const email = await getLastingEmail(account, services)
  const mobilePhone = await getLasting('mobilePhone', account, getMobilePhone(account), services)
  return { email, mobilePhone }
}

async function getLasting(
  kind: 'email' | 'mobilePhone',
  { user_id: userId }: Account,
  current: string | null,
  services: Services,
): Promise<string | null> {
  const before = await findContactBefore(services.db, { userId, kind }, undoableSince(services))
  return before === undefined ? current : before || null
}

/** The mailboxes that are told of a change: the one that counts, and the one before if it has counted for longer. */
export async function getNoticeMailboxes(account: Account, services: Services): Promise<readonly Recipient[]> {
  const emails = new Set([getEmail(account), await getLastingEmail(account, services)])
  return [...emails].flatMap(toMailbox)
}

function undoableSince({ now }: Services): Date {
  return new Date(now().getTime() - undoHours * 3_600_000)
}

function linkEndedError(): HttpError {
  return new HttpError(404, 'This link has expired or was already used.')
}
