import * as v from 'valibot'

/** The answer of GET /messages/count. */
export const messageCountSchema = v.object({ unreadSms: v.nullish(v.number(), 0) })
export type MessageCount = v.InferOutput<typeof messageCountSchema>

/** The highest number that the badge shows. */
const cap = 99

/** The text of the unread badge, capped at 99+; null when there is nothing unread. */
export function unreadBadge(count: number): string | null {
  if (!(count > 0)) return null
  return count > cap ? `${cap}+` : String(Math.floor(count))
}
