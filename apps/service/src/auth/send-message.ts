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
  throw new HttpError(503, 'Messages cannot be sent at the moment.')
}
