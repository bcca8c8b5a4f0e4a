import { getPortalName } from '@producer-portal/domain/brand'
import { isDemoMode } from '@producer-portal/domain/config'
import { HttpError } from '../http/failure.ts'
import type { Services } from '../services.ts'
import type { OutgoingMessage } from '../store/outbox.ts'
import { putInOutbox } from '../store/outbox.ts'

/**
 * Puts a message into the outbox in demo modes. A deployment with real users calls its own sender here.
 * @throws {HttpError} 503 when no sender is set up
 */
export async function sendMessage(message: OutgoingMessage, services: Services): Promise<void> {
  requireMessageSender(services)
  await putInOutbox(services.db, message, services.now())
}

/**
 * Fails when no message can be sent. Callers that must not reveal who has an account check this before they look one
 * up.
 * @throws {HttpError} 503
 */
export function requireMessageSender({ settings, log }: Services): void {
  if (isDemoMode(settings.PORTAL_MODE)) return
  log.event('message not sent: no sender is set up')
  throw new HttpError(503, "We can't send messages right now. Try again later.")
}

/** Changes that a user is told of by email, because a thief would change it, too. */
/**
 * Tells a user by email that something was changed. The change is made either way: a mail that can't be sent is only
 * logged.
 * @param addresses the email addresses before and after the change; each gets the mail once
 */
export async function sendChangeNotice(
  changed: string,
  { userId, addresses }: { readonly userId: string; readonly addresses: readonly (string | null)[] },
  services: Services,
): Promise<void> {
  const { BRAND: brand } = services.settings
  const remedy =
    changed === 'password'
      ? `reset your password and call ${brand.phone}`
      : `change your password and call ${brand.phone}`
  const body = `The ${changed} of your ${getPortalName(brand)} account was changed. If you didn't do this, ${remedy}.`
  for (const sentTo of new Set(addresses.filter((address) => address !== null))) {
    try {
      // One after the other, as each is a mail of its own.
      await sendMessage({ userId, kind: 'email', sentTo, body }, services)
    } catch (error) {
      services.log.error('change not told by email', error)
    }
  }
}
