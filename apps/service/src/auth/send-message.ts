import { undoHours } from '@producer-portal/domain/account'
import { getPortalName } from '@producer-portal/domain/brand'
import { HttpError } from '../http/failure.ts'
import type { Services } from '../services.ts'
import type { MessageKind, OutgoingMessage } from '../store/outbox.ts'

/**
 * Sends a message; waits a few seconds for it to be taken.
 * @throws {HttpError} 503 when no sender is set up, or when the message wasn't taken in time
 */
export async function sendMessage(message: OutgoingMessage, services: Services): Promise<void> {
  requireMessageSender(message.kind, services)
  try {
    await services.messages.send(message)
  } catch (error) {
    throw new HttpError(503, notSent, { cause: error })
  }
}

/**
 * Fails when no message of a kind can be sent. Callers that must not reveal who has an account check this before they
 * look one up.
 * @throws {HttpError} 503
 */
export function requireMessageSender(kind: MessageKind, { messages, log }: Services): void {
  if (messages.sends(kind)) return
  log.event('message not sent: no sender is set up', { kind })
  throw new HttpError(503, notSent)
}

/** What an email with a passcode is about. */
export const passcodeSubject = 'Your passcode'

const notSent = "We can't send messages right now. Try again later."

/** A message that goes out after a change, as `OutgoingMessage` without its text. */
export type Recipient = Pick<OutgoingMessage, 'kind' | 'sentTo'>

interface ChangeNotice {
  readonly userId: string
  /** The contacts that counted before the change. */
  readonly recipients: readonly Recipient[]
  /** Undoes the change within 72 hours. Default: it can't be undone by a link. */
  readonly undoLink?: string
}

/**
 * Tells a user that something was changed, because a thief would change it, too. The change is made either way: a message
 * that can't be sent is only logged.
 */
export async function sendChangeNotice(
  changed: string,
  { userId, recipients, undoLink }: ChangeNotice,
  services: Services,
): Promise<void> {
  const { BRAND: brand } = services.settings
  const remedies = [
    ...(undoLink === undefined ? [] : [`undo it within ${undoHours} hours: ${undoLink} Then`]),
    changed === 'password' ? 'reset your password' : 'change your password',
    `and call ${brand.phone}`,
  ]
  const subject = `Your ${changed} was changed`
  const body = `The ${changed} of your ${getPortalName(brand)} account was changed. If you didn't do this, ${remedies.join(' ')}.`
  const link = undoLink === undefined ? {} : { link: undoLink }
  await Promise.all(
    recipients.map((recipient) => trySending({ userId, ...recipient, subject, body, ...link }, services)),
  )
}

/** Sends a message about something that has happened already. */
export async function trySending(message: OutgoingMessage, services: Services): Promise<void> {
  try {
    await sendMessage(message, services)
  } catch (error) {
    services.log.error('change not told by a message', error)
  }
}

/** An email address as the recipient of a notice; none when there is no address. */
export function toMailbox(email: string | null): readonly Recipient[] {
  return email === null ? [] : [{ kind: 'email', sentTo: email }]
}
