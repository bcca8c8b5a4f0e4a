import type { AccessUser } from '@producer-portal/domain/access'
import { type DemoPerson, demoPerson } from '@producer-portal/domain/mocks'

/** The access rules' view of a demo account. */
export function toStoryUser({ userId, audiences, access }: DemoPerson): AccessUser {
  return { userId, audiences, access }
}

/** The demo account with this user id, as the access rules know it. */
export function getStoryUser(userId: string): AccessUser {
  return toStoryUser(demoPerson(userId))
}
