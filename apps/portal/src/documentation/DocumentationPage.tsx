import { isHelpPageId } from '@producer-portal/domain/documentation'
import type { HelpPageId } from '@producer-portal/domain/documentation'
import { findPage, pages } from '@producer-portal/domain/shell'
import { HelpIndex, HelpPage, helpPages } from '@producer-portal/features/documentation'
import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { Location } from 'react-router-dom'
import { useUser } from '../auth/state.js'
import { portalSettings } from '../config/portal-settings.js'
import { useAddresses } from '../config/queries.js'
import { NotFoundPage } from '../shell/StatusPages.js'
import { PageFeedback } from './PageFeedback.js'
import { helpPictures } from './pictures.js'

/** Milliseconds without a key press after which the URL follows. */
const typingPause = 300

const followsTyping = 'follows-typing'

/** /documentation, and the help page that the last part of the address names. */
export function DocumentationPage() {
  const { pathname } = useLocation()
  const { brand } = portalSettings()
  const contactHrefs = { phone: `tel:${brand.phone}`, email: `mailto:${brand.email}` }
  const id = pathname.split('/')[2] ?? ''
  if (id === '') return <IndexPage contactHrefs={contactHrefs} />
  return isHelpPageId(id) ? <GuidePage id={id} contactHrefs={contactHrefs} /> : <NotFoundPage />
}

interface PageProps {
  contactHrefs: { readonly phone: string; readonly email: string }
}

function IndexPage({ contactHrefs }: PageProps) {
  const { typed, setTyped } = useSearchText()
  return <HelpIndex searchText={typed} onSearchTextChange={setTyped} contactHrefs={contactHrefs} />
}

/** The typed text into the search; the URL follows when typing pauses, so that Back finds the results again. */
function useSearchText() {
  const [query, setQuery] = useSearchParams()
  const { key, state } = useLocation()
  const saved = query.get('search') ?? ''
  const [typed, setTyped] = useState(saved)
  // The URL that follows the typing is marked; any other one leads to another search
  const [lastKey, setLastKey] = useState(key)
  if (key !== lastKey) {
    setLastKey(key)
    if (state !== followsTyping) setTyped(saved)
  }
  useEffect(() => {
    if (typed === saved) return undefined
    const timer = setTimeout(
      () =>
        setQuery(typed === '' ? {} : { search: typed }, {
          replace: true,
          preventScrollReset: true,
          state: followsTyping,
        }),
      typingPause,
    )
    return () => clearTimeout(timer)
  }, [typed, saved, setQuery])
  return { typed, setTyped }
}

function GuidePage({ id, contactHrefs }: PageProps & { id: HelpPageId }) {
  const location = useLocation()
  const navigate = useNavigate()
  const user = useUser()
  const canOpen = useCallback((href: string) => findPage(href)?.access?.(user) ?? true, [user])
  const settings = useAddresses()
  // Also when the part is the one already named: a press on its link leads there again
  useEffect(() => {
    const heading = document.getElementById(getAnchor(location))
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }, [location])
  return (
    <HelpPage
      page={helpPages[id]}
      currentPart={getAnchor(location)}
      contactHrefs={contactHrefs}
      pictures={helpPictures}
      canOpen={canOpen}
      feedback={<PageFeedback id={id} />}
      onAction={(action) => {
        if (action === 'dashboard') void navigate(pages.dashboard.path)
        else window.open(settings.classicUrl, '_blank', 'noopener,noreferrer')
      }}
    />
  )
}

/** The anchor that an address names; empty where it names none. */
function getAnchor({ hash }: Location): string {
  return hash.slice(1)
}
