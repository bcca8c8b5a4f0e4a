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
  findEmailBefore,
  findUndoable,
  undoChange,
} from '../store/contact-changes.ts'
import { getEmail, maskContact } from './contacts.ts'
import { hashSecret, randomToken } from './secrets.ts'
import { sendChangeNotice, toMailbox, trySending } from './send-message.ts'

/**
 * Sets a new email address. It counts once it is confirmed by the link that goes there; the old one is told at once, with
 * a link that undoes the change.
 */
export async function setEmail(account: Account, email: string, services: Services): Promise<void> {
  const { db, now, settings } = services
  const { user_id: userId } = account
  const [undo, confirm] = [randomToken(), randomToken()]
  const counting = getEmail(account)
  await changeEmail(db, {
    userId,
    kind: 'email',
    oldValue: counting ?? '',
    newValue: email,
    undoHash: hashSecret(undo),
    confirmHash: hashSecret(confirm),
    changedAt: now(),
  })
  const undoLink = toLink(undo, settings)
  await sendChangeNotice('email address', { userId, recipients: toMailbox(counting), undoLink }, services)
  const link = toLink(confirm, settings)
  const body = `Confirm that this is your email address for the ${getPortalName(settings.BRAND)}: ${link} Until you do, we keep using your old one.`
  await trySending({ userId, kind: 'email', sentTo: email, body, link }, services)
}

/** Sets a new mobile phone; the old one and the email address are told at once, with a link that undoes the change. */
export async function setMobilePhone(account: Account, phone: string, services: Services): Promise<void> {
  const { db, now, settings } = services
  const { user_id: userId } = account
  const undo = randomToken()
  const old = v.parse(profileSchema, account.profile).mfa?.sms ?? null
  await changeMobilePhone(db, {
    userId,
    kind: 'mobilePhone',
    oldValue: old ?? '',
    newValue: phone,
    undoHash: hashSecret(undo),
    confirmHash: null,
    changedAt: now(),
  })
  const recipients = [...toMailbox(getEmail(account)), ...(old ? [{ kind: 'sms', sentTo: old }] : [])]
  await sendChangeNotice('mobile phone', { userId, recipients, undoLink: toLink(undo, settings) }, services)
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
  if (change === undefined || !(await undoChange(services.db, change, services.now()))) throw linkEndedError()
  services.log.event('contact change undone', { user: change.user_id, kind: change.kind })
}

/**
 * The email address that a link to set a new password goes to: never one that counts for less than 72 hours, but the one
 * before. Null when there is none.
 */
export async function getResetEmail(account: Account, services: Services): Promise<string | null> {
  const before = await findEmailBefore(services.db, account.user_id, undoableSince(services))
  return before === undefined ? getEmail(account) : before || null
}

function undoableSince({ now }: Services): Date {
  return new Date(now().getTime() - undoHours * 3_600_000)
}

function linkEndedError(): HttpError {
  return new HttpError(404, 'This link has expired or was already used.')
}
