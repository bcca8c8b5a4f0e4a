import { isHomeOffice } from '@producer-portal/domain/access'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useUser } from '../auth/state.js'
import { useViewedChoice } from './state.js'
import { viewedNumber } from './viewed-number.js'

/**
 * The agent or agency whose lists home office views: that of the URL, otherwise the last one that the user has chosen,
 * until they choose another one, clear it or sign out.
 * @returns null if none is chosen, and for all other users
 */
export function useViewedNumber(): string | null {
  const user = useUser()
  const [query] = useSearchParams()
  const asked = viewedNumber(query, user)
  const [choice, choose] = useViewedChoice()
  const { userId } = user
  useEffect(() => {
    if (asked !== null) choose({ userId, number: asked })
  }, [asked, choose, userId])
  if (!isHomeOffice(user)) return null
  return asked ?? (choice?.userId === userId ? choice.number : null)
}
