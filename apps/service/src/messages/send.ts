import type { QueuedMessage } from '../store/outbox.ts'

/**
 * One way to send messages. Rejects when the message wasn't taken, or when it isn't known whether it was: then it is sent
 * again under the same id.
 * @param handOver called by a way whose other side can't tell a second message by its id, before the other side can have
 * all of it: if the process is killed after that, the message isn't sent again
 */
export type Send = (message: QueuedMessage, handOver: () => Promise<void>) => Promise<void>

/** The message can't be taken, now or later: there is no such mailbox. */
export class UndeliverableError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'UndeliverableError'
  }
}
