import { isHomeOffice } from '@producer-portal/domain/access'
import { lazyComponent } from '@producer-portal/ui'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useUser } from '../auth/state.js'
import { pathViewing, viewedNumber } from './viewed-number.js'

// Only home office needs these
const onDemand = { preload: false } as const
const HomeOfficeTools = lazyComponent(async () => (await import('./HomeOfficeTools.js')).HomeOfficeTools, onDemand)
const ViewedAgentName = lazyComponent(async () => (await import('./HomeOfficeTools.js')).ViewedAgentName, onDemand)
const late = (part: ReactNode) => <Suspense>{part}</Suspense>

/** Whose lists a page shows: those of the reader, or of the agent or agency that home office looks at. */
export function useViewedLists() {
  const user = useUser()
  const [query] = useSearchParams()
  const number = viewedNumber(query, user)
  return {
    user,
    /** The chosen number; undefined for one's own lists. */
    number: number ?? undefined,
    /** Home office has not chosen yet: no list is asked for. */
    mustChooseFirst: isHomeOffice(user) && number === null,
    /** A path of the portal that shows the lists of the same people. */
    pathTo: (path: string) => pathViewing(path, number),
    /** What the header of the page's screen says of it. */
    header: {
      description: number !== null && late(<ViewedAgentName number={number} />),
      headerActions: isHomeOffice(user) && late(<HomeOfficeTools number={number} />),
      hasSearched: number !== null,
      dashboardHref: pathViewing('/dashboard', number),
    },
  }
}
