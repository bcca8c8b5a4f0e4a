import { isHomeOffice } from '@producer-portal/domain/access'
import { isAgencyNumber } from '@producer-portal/domain/lists'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useUser } from '../auth/state.js'
import { useViewedChoice } from './state.js'
import type { ViewedChoice } from './state.js'
import { viewedNumber } from './viewed-number.js'

/** The agent or agency whose lists home office views. */
export type Viewed = NonNullable<ViewedChoice>

/**
 * The agent or agency whose lists home office views: that of the URL, otherwise the last one that the user has chosen,
 * until they choose another one, clear it or the session ends.
 * @returns null if none is chosen, and for all other users
 */
export function useViewed(): Viewed | null {
  const user = useUser()
  const [query] = useSearchParams()
  const number = viewedNumber(query, user)
  const [kept, choose] = useViewedChoice()
  const isKept = number === null || number === kept?.number
  useEffect(() => {
    if (number === null) return
    choose((before) => (before?.number === number ? before : toViewed(number)))
  }, [choose, number])
  if (!isHomeOffice(user)) return null
  return isKept ? kept : toViewed(number)
}

/** The viewed agent of a number alone: the name, and an agent's agency, are looked up. */
function toViewed(number: string): Viewed {
  return { number, name: number, agencyNo: isAgencyNumber(number) ? number : null, agencyName: null }
}
