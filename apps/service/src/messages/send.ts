import type { OutgoingMessage } from '../store/outbox.ts'

/** One way to send messages. Rejects when the message wasn't taken, or when it isn't known in time whether it was. */
export type Send = (message: OutgoingMessage) => Promise<void>

/** How long a caller waits for a message to be taken, in milliseconds. */
export const sendLimit = 5_000

/** Rejects when a result takes longer than callers wait; what was begun goes on. */
export async function withinSendLimit<T>(result: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${sendLimit / 1000} s`)), sendLimit)
  })
  return Promise.race([result, limit]).finally(() => clearTimeout(timer))
}
