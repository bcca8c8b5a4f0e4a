import type { QueuedMessage } from '../store/outbox.ts'

/**
 * One way to send messages. Rejects when the message wasn't taken, or when it isn't known whether it was: then it is sent
 * again under the same id.
 */
export type Send = (message: QueuedMessage) => Promise<void>

/** The message can't be taken, now or later: there is no such mailbox. */
export class UndeliverableError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'UndeliverableError'
  }
}
