import { errorText } from '../errors.ts'
import type { Log } from '../log.ts'
import type { Database } from '../store/database/database.ts'
import type { MessageKind, QueuedMessage } from '../store/outbox.ts'
import { giveUpMessages, listDueMessages, noteFailedTry, noteSent, takeMessage } from '../store/outbox.ts'
import type { Send } from './send.ts'
import { UndeliverableError } from './send.ts'

const minute = 60_000
/** A message that a process took for so long is tried again. No way takes longer to give up. */
const longestTry = 5 * minute
const longestPause = 60 * minute
/** A message that nobody took for so long has failed. */
const longestWait = 24 * 60 * minute
const atOnce = 5
/** The time for which a process sends due messages before it lets others do their share. */
const longestRound = 4 * minute

/** Sends what is in the outbox. */
export interface Delivery {
  /** The first try of a message. True if it was taken; false if it will be tried again, or can't be delivered. */
  readonly deliver: (id: number) => Promise<boolean>
  /** Tries the messages that are due, and gives up those that are too old. @returns the number that were sent */
  readonly deliverDue: () => Promise<number>
  /** Waits for tries under way, at most for so many seconds. */
  readonly settle: (seconds: number) => Promise<void>
}

interface Parts {
  readonly db: Database
  readonly now: () => Date
  readonly log: Log
  readonly ways: ReadonlyMap<MessageKind, Send>
  /** True if the text of a message stays once it is sent: a code or a link must not, except in demos. */
  readonly keepsText: boolean
}

export function createDelivery({ db, now, log, ways, keepsText }: Parts): Delivery {
  const running = new Set<Promise<boolean>>()
  const later = (milliseconds: number) => new Date(now().getTime() + milliseconds)

  const send = async (message: QueuedMessage): Promise<boolean> => {
    const { id, kind, tries, userId: user } = message
    try {
      const way = ways.get(kind)
      if (way === undefined) throw new Error(`No setting names a way to send messages of the kind ${kind}`)
      await way(message)
    } catch (error) {
      const isFinal = error instanceof UndeliverableError
      await noteFailedTry(db, id, errorText(error), isFinal ? null : later(pauseAfter(tries)))
      log.error(isFinal ? 'message refused' : 'message not sent yet', error, { message: id, kind, user, tries })
      return false
    }
    await noteSent(db, id, now(), keepsText)
    log.event('message sent', { message: id, kind, user, tries })
    return true
  }

  const attempt = async (id: number, which: Parameters<typeof takeMessage>[2]): Promise<boolean> => {
    const message = await takeMessage(db, id, which, later(longestTry))
    return message !== undefined && send(message)
  }

  const track = (trying: Promise<boolean>): Promise<boolean> => {
    const tracked = trying.finally(() => running.delete(tracked))
    running.add(tracked)
    return tracked
  }

  return {
    deliver: (id) => track(attempt(id, { isNew: true })),
    deliverDue: async () => {
      const { dropped, failed } = await giveUpMessages(db, now(), later(-longestWait))
      if (dropped + failed > 0) log.event('messages given up', { dropped, failed })
      const end = later(longestRound)
      let sent = 0
      while (now() < end) {
        const due = await listDueMessages(db, now(), atOnce)
        if (due.length === 0) break
        const taken = await Promise.all(due.map((id) => track(attempt(id, { dueAt: now() }))))
        sent += taken.filter(Boolean).length
      }
      return sent
    },
    settle: async (seconds) => {
      let timer: NodeJS.Timeout | undefined
      const limit = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, seconds * 1000)
      })
      await Promise.race([Promise.allSettled(running), limit]).finally(() => clearTimeout(timer))
    },
  }
}

/** One minute after the first try, then two, four, eight, up to an hour. */
function pauseAfter(tries: number): number {
  return Math.min(longestPause, minute * 2 ** Math.min(tries - 1, 10))
}
