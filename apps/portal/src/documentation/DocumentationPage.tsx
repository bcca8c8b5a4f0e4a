import { HelpPage, helpPages } from '@producer-portal/features/documentation'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { Location } from 'react-router-dom'
import { portalSettings } from '../config/portal-settings.js'
import { NotFoundPage } from '../shell/StatusPages.js'

/** /documentation/… : the help page that the last part of the address names. */
export function DocumentationPage() {
  const location = useLocation()
  const { brand } = portalSettings()
  const part = getAnchor(location)
  // Also when the part is the one already named: a press on its link leads there again
  useEffect(() => {
    const heading = document.getElementById(getAnchor(location))
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }, [location])
  const page = helpPages[location.pathname.split('/')[2] ?? '']
  if (!page) return <NotFoundPage />
  return (
    <HelpPage
      page={page}
      currentPart={part}
      contactHrefs={{ phone: `tel:${brand.phone}`, email: `mailto:${brand.email}` }}
    />
  )
}

/** The anchor that an address names; empty where it names none. */
function getAnchor({ hash }: Location): string {
  return hash.slice(1)
}
