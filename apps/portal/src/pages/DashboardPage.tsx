import { dashboardWidgets } from '@producer-portal/domain/access'
import { ActivityWait, DashboardHome, SearchFirst, WelcomeBox } from '@producer-portal/features/dashboard'
import { lazy, Suspense } from 'react'
import { useProfile } from '../data/useProfile.js'
import { DashboardLinks } from './DashboardLinks.js'
import { LegacyPasswordNote } from './LegacyPasswordNote.js'
import { useFocusAfterSearch } from './useFocusAfterSearch.js'
import { useViewedLists } from './useViewedLists.js'

const CaseActivity = lazy(() => import('./CaseActivity.js').then((part) => ({ default: part.CaseActivity })))
const InforceActivity = lazy(() => import('./InforceActivity.js').then((part) => ({ default: part.InforceActivity })))

/** /dashboard: the activity that this user may see, and the ways on. Home office chooses an agent or agency first. */
export function DashboardPage() {
  const { user, number = null, mustChooseFirst, header } = useViewedLists()
  useFocusAfterSearch(mustChooseFirst)
  const [widget] = dashboardWidgets(user)
  return (
    <DashboardHome
      firstName={useProfile().data?.firstName}
      description={header.description}
      actions={!mustChooseFirst && header.headerActions}
      banner={<LegacyPasswordNote />}
      aside={<DashboardLinks />}
    >
      {mustChooseFirst && <SearchFirst action={header.headerActions} />}
      {!mustChooseFirst && widget && (
        <Suspense fallback={<ActivityWait />}>
          {widget === 'new-business' && <CaseActivity key={number} number={number} />}
          {widget === 'inforce' && <InforceActivity key={number} number={number} />}
          {widget === 'welcome' && <WelcomeBox />}
        </Suspense>
      )}
    </DashboardHome>
  )
}
