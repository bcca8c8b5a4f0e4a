import { useEffect, useRef } from 'react'
import { focusPage } from '../shell/focus-page.js'

/** Puts the focus on the heading once somebody was chosen: the button that opened the search is gone with its card. */
export function useFocusAfterSearch(mustSearchFirst: boolean): void {
  const mustHave = useRef(mustSearchFirst)
  useEffect(() => {
    const hasChosen = mustHave.current && !mustSearchFirst
    mustHave.current = mustSearchFirst
    if (!hasChosen) return undefined
    // The closing panel gives the focus back first
    const timer = setTimeout(focusPage)
    return () => clearTimeout(timer)
  }, [mustSearchFirst])
}
