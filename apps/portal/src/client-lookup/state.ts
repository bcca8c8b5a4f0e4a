import { useState } from 'react'
import * as v from 'valibot'
import { useUser } from '../auth/state.js'
import { storedValue } from '../storage/stored.js'

const text = v.nullable(v.string())
const recentSchema = v.object({
  userId: v.string(),
  clients: v.array(v.object({ ipn: v.string(), name: text, birthDate: text })),
})
type RecentClients = v.InferOutput<typeof recentSchema>
const stored = storedValue<RecentClients | null>('user', 'recent-clients', recentSchema, null)
export type RecentClient = RecentClients['clients'][number]

const mostRecent = 5

/** The clients whom the user has looked at on this device since they signed in, the last one first. */
export function useRecentClients() {
  const { userId } = useUser()
  const [recent, setRecent] = useState(() => readRecent(userId))
  const change = (clients: RecentClient[]) => {
    setRecent(clients)
    stored.write({ userId, clients })
  }
  return {
    recent,
    addRecent: ({ ipn, name, birthDate }: RecentClient) => {
      // Another tab may have added some
      const others = readRecent(userId).filter((each) => each.ipn !== ipn)
      change([{ ipn, name, birthDate }, ...others].slice(0, mostRecent))
    },
    clearRecent: () => change([]),
  }
}

/** Those of another user, who didn't sign out, are not shown. */
function readRecent(userId: string): RecentClient[] {
  const recent = stored.read()
  return recent?.userId === userId ? recent.clients : []
}
