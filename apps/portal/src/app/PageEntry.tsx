import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { focusPage } from '../shell/focus-page.js'
import { getPageTitle } from './page-title.js'

/** The last page that was entered; the first page of a visit leaves the focus where the browser put it. */
let lastEntered: string | undefined

export interface PageEntryProps {
  /** The name of the page. */
  title: string
}

/**
 * Announces that another page is shown: its title in the browser's tab, and the focus on its heading or on the one field
 * that the page is for, so that a screen reader reads it and the next Tab starts there. Another address of the same
 * page, as with each sort of a list, moves nothing.
 */
export function PageEntry({ title }: PageEntryProps) {
  const { pathname } = useLocation()
  useEffect(() => {
    document.title = getPageTitle(title)
  }, [title])
  useEffect(() => {
    if (lastEntered !== undefined && lastEntered !== pathname && !isFocusInUse()) focusPage()
    lastEntered = pathname
  }, [pathname])
  return null
}

/** Users who have started to type while the page was loading, or have opened the navigation of a phone, go on there. */
function isFocusInUse(): boolean {
  return document.activeElement?.closest('input, textarea, [role=dialog]') instanceof Element
}
