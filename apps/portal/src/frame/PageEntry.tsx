import { useMessages } from '@producer-portal/features/messages'
import { useEffect } from 'react'
import { usePathname } from '../history/PathnameContext.js'
import { focusPage } from './focus-page.js'
import { portalMessages } from './messages.js'
import type { PageTitle } from './messages.js'
import { pageTitle } from './page-title.js'

/** The path that was last entered; the first page of a visit leaves the focus where the browser put it. */
let entered: string | undefined

export interface PageEntryProps {
  title: PageTitle
}

/**
 * Tells the browser and the reader that another page is here: its title in the tab, and the focus on its heading, so
 * that a screen reader says it and the next Tab starts there, or on the one box that the page is there for. Another
 * page of the same list moves nothing.
 */
export function PageEntry({ title }: PageEntryProps) {
  const say = useMessages(portalMessages)
  const pathname = usePathname()
  const name = say(title)
  useEffect(() => {
    document.title = pageTitle(name)
  }, [name])
  useEffect(() => {
    if (entered !== undefined && entered !== pathname && !isBusyElsewhere()) focusPage()
    entered = pathname
  }, [pathname])
  return null
}

/** Who has begun to type while the page was on its way, or has opened the navigation of a phone, goes on there. */
function isBusyElsewhere(): boolean {
  return document.activeElement?.closest('input, textarea, [role=dialog]') instanceof Element
}
