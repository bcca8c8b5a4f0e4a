import { useState } from 'react'
import * as v from 'valibot'
import { useUser } from '../auth/state.js'
import { personalName, storedValue } from '../storage/stored.js'

const none: readonly string[] = []
const idsSchema = v.array(v.string())
const mostRecent = 5

/**
 * The numbers of the clients whom the user has looked at in this session, the last one first. Nothing else about them is
 * kept in the browser.
 */
export function useRecentClientIds() {
  const { userId } = useUser()
  const { read, write } = storedValue('session', personalName(userId, 'recent-clients'), idsSchema, none)
  const [recentIds, setRecentIds] = useState(read)
  const change = (ids: readonly string[]) => {
    setRecentIds(ids)
    write(ids)
  }
  return {
    recentIds,
    // Another tab may have added some
    addRecent: (id: string) => change([id, ...read().filter((other) => other !== id)].slice(0, mostRecent)),
    clearRecent: () => change(none),
  }
}
