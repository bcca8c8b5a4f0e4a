import { useEffect, useRef } from 'react'
import { focusPage } from '../shell/focus-page.js'

/** Moves the focus to the heading after a choice: the button that opened the search is removed with its place. */
export function useFocusAfterSearch(mustSearchFirst: boolean): void {
  const mustHave = useRef(mustSearchFirst)
  useEffect(() => {
    const hasChosen = mustHave.current && !mustSearchFirst
    mustHave.current = mustSearchFirst
    if (!hasChosen) return undefined
    // The closing panel restores the focus first
    const timer = setTimeout(focusPage)
    return () => clearTimeout(timer)
  }, [mustSearchFirst])
}
