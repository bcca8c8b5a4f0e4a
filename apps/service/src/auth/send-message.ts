import { undoHours } from '@producer-portal/domain/account'
import { getPortalName } from '@producer-portal/domain/brand'
import { HttpError } from '../http/failure.ts'
import type { Services } from '../services.ts'
import { inTransaction } from '../store/database/transaction.ts'
import type { MessageKind, OutgoingMessage } from '../store/outbox.ts'

/** The longest that a call waits for a message to be taken, in milliseconds. */
const lateAfterMs = 5_000

/** Tells of a change, in its transaction. Without a way to send the message, only the log tells. */
export type Tell = (message: OutgoingMessage) => Promise<void>

/** Makes a change with the services it is given, whose database is its transaction, and tells of it. */
type Change<T> = (inside: Services, tell: Tell) => Promise<T>

/**
 * Makes a change and puts the messages about it into the outbox, all or nothing. Then they go out; the caller doesn't wait
 * for that.
 */
export async function changeAndTell<T>(services: Services, change: Change<T>): Promise<T> {
  const { result, ids } = await makeChange(services, change)
  for (const id of ids) {
    services.messages
      .deliver(id)
      .catch((error: unknown) => services.log.error('message not tried', error, { message: id }))
  }
  return result
}

/**
 * Makes a change whose messages the user is waiting for: waits up to five seconds for them to be taken.
 * @throws {HttpError} 503 when one wasn't; the change is made, and the message is tried again
 */
export async function changeAndSend<T>(services: Services, change: Change<T>): Promise<T> {
  const { result, ids } = await makeChange(services, change)
  if ((await deliverWithin(services, ids)) === ids.length) return result
  throw new HttpError(503, notSentYet)
}

/** Makes the first try of messages. @returns how many were taken within five seconds */
export async function deliverWithin({ messages }: Services, ids: readonly number[]): Promise<number> {
  let taken = 0
  const { promise: late, resolve: isLate } = Promise.withResolvers<void>()
  const timer = setTimeout(isLate, lateAfterMs)
  const trying = ids.map(async (id) => {
    if (await messages.deliver(id)) taken += 1
  })
  await Promise.race([Promise.all(trying), late]).finally(() => clearTimeout(timer))
  return taken
}

async function makeChange<T>(services: Services, change: Change<T>) {
  const { db, messages, log } = services
  return inTransaction(db, async (transaction) => {
    const ids: number[] = []
    const result = await change({ ...services, db: transaction }, async (message) => {
      if (!messages.sends(message.kind)) return log.event(noSender, { kind: message.kind })
      const id = await messages.put(transaction, message)
      if (id !== null) ids.push(id)
    })
    return { result, ids }
  })
}

/**
 * Fails when no message of a kind can be sent. Callers that must not reveal who has an account check this before they
 * look one up.
 * @throws {HttpError} 503
 */
export function requireMessageSender(kind: MessageKind, { messages, log }: Services): void {
  if (messages.sends(kind)) return
  log.event(noSender, { kind })
  throw new HttpError(503, notSent)
}

/** The subject of an email with a passcode. */
export const passcodeSubject = 'Your passcode'

const noSender = 'message not sent: no sender is set up'
const notSent = "We can't send messages right now. Try again later."
const notSentYet =
  "We haven't been able to send the message yet, and keep trying. If it doesn't arrive within a few minutes, ask for another one."

/** A message that goes out after a change, as `OutgoingMessage` without its text. */
export type Recipient = Pick<OutgoingMessage, 'kind' | 'sentTo'>

interface ChangeNotice {
  readonly userId: string
  /** The contacts that counted before the change. */
  readonly recipients: readonly Recipient[]
  /** Undoes the change within 72 hours. Default: it can't be undone by a link. */
  readonly undoLink?: string
}

/** Tells a user that something was changed, because a thief would change it, too. */
export async function tellOfChange(
  changed: string,
  { userId, recipients, undoLink }: ChangeNotice,
  { BRAND: brand }: Services['settings'],
  tell: Tell,
): Promise<void> {
  const remedies = [
    ...(undoLink === undefined ? [] : [`undo it within ${undoHours} hours: ${undoLink} Then`]),
    changed === 'password' ? 'reset your password' : 'change your password',
    `and call ${brand.phone}`,
  ]
  const subject = `Your ${changed} was changed`
  const body = `The ${changed} of your ${getPortalName(brand)} account was changed. If you didn't do this, ${remedies.join(' ')}.`
  const link = undoLink === undefined ? {} : { link: undoLink }
  for (const recipient of recipients) await tell({ userId, ...recipient, subject, body, ...link })
}

/** An email address as the recipient of a notice; none when there is no address. */
export function toMailbox(email: string | null): readonly Recipient[] {
  return email === null ? [] : [{ kind: 'email', sentTo: email }]
}
