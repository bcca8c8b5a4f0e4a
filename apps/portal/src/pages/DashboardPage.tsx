import { dashboardWidgets, isHomeOffice } from '@producer-portal/domain/access'
import { ActivityWait, DashboardHome, SearchFirst, WelcomeBox } from '@producer-portal/features/dashboard'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useProfile } from '../data/useProfile.js'
import { useUser } from '../state/session-state.js'
import { DashboardLinks } from './DashboardLinks.js'
import { LazyHomeOfficeTools } from './LazyHomeOfficeTools.js'
import { LazyViewedAgent } from './LazyViewedAgent.js'
import { LegacyPasswordNote } from './LegacyPasswordNote.js'
import { useFocusAfterSearch } from './useFocusAfterSearch.js'
import { viewedNumber } from './viewed-number.js'

const CaseActivity = lazy(() => import('./CaseActivity.js').then((part) => ({ default: part.CaseActivity })))
const InforceActivity = lazy(() => import('./InforceActivity.js').then((part) => ({ default: part.InforceActivity })))

/** /dashboard: the activity that this user may see, and the ways on. Home office chooses an agent or agency first. */
export function DashboardPage() {
  const user = useUser()
  const [query] = useSearchParams()
  const number = viewedNumber(query, user)
  const mustSearchFirst = isHomeOffice(user) && number === null
  useFocusAfterSearch(mustSearchFirst)
  const [widget] = dashboardWidgets(user)
  return (
    <DashboardHome
      firstName={useProfile().data?.firstName}
      description={number === null ? undefined : <LazyViewedAgent number={number} />}
      actions={number !== null && <LazyHomeOfficeTools number={number} />}
      banner={<LegacyPasswordNote />}
      aside={<DashboardLinks />}
    >
      {mustSearchFirst && <SearchFirst action={<LazyHomeOfficeTools number={number} />} />}
      {!mustSearchFirst && widget && (
        <Suspense fallback={<ActivityWait />}>
          {widget === 'new-business' && <CaseActivity key={number} number={number} />}
          {widget === 'inforce' && <InforceActivity key={number} number={number} />}
          {widget === 'welcome' && <WelcomeBox />}
        </Suspense>
      )}
    </DashboardHome>
  )
}
