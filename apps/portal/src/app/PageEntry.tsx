import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { focusPage } from '../shell/focus-page.js'
import { getPageTitle } from '../shell/page-title.js'

/** The last page that was entered; the first page of a visit leaves the focus where the browser put it. */
let lastEntered: string | undefined

export interface PageEntryProps {
  /** The name of the page. */
  title: string
}

/**
 * Announces a new page: sets the title of the browser's tab, and moves the focus to the heading or to the page's only
 * field, so that a screen reader reads it and Tab continues from there. A change of the query, such as a sort, moves
 * nothing.
 */
export function PageEntry({ title }: PageEntryProps) {
  const { pathname } = useLocation()
  // Before the effects of the page, which may know a better title
  useLayoutEffect(() => {
    document.title = getPageTitle(title)
  }, [title])
  useEffect(() => {
    if (lastEntered !== undefined && lastEntered !== pathname && !isFocusInUse()) focusPage()
    lastEntered = pathname
  }, [pathname])
  return null
}

/** Users who have started typing while the page was loading, or have opened the phone navigation, keep their focus. */
function isFocusInUse(): boolean {
  return document.activeElement?.closest('input, textarea, [role=dialog]') instanceof Element
}
