import { getUndelivered, retryMessages } from '@producer-portal/domain/home-office'
import { deliverWithin } from '../auth/send-message.ts'
import { readUndelivered, renewMessages } from '../store/undelivered.ts'
import type { Route } from './route.ts'
import { route } from './route.ts'

/** Until then this process makes the first try; the job does afterwards. */
const firstTryMs = 60_000

/** The messages that didn't reach anybody, for home office to try again. */
export const routes: readonly Route[] = [
  route(getUndelivered, ({ services: { db, now } }) => readUndelivered(db, now())),

  route(retryMessages, async ({ body: { ids }, user, services }) => {
    const now = services.now()
    const nextTryAt = new Date(now.getTime() + firstTryMs)
    const renewed = await renewMessages(services.db, ids, { now, nextTryAt })
    services.log.event('messages tried again', { user: user.userId, messages: renewed.length })
    const sent = await deliverWithin(services, renewed)
    return { sent, waiting: renewed.length - sent }
  }),
]
