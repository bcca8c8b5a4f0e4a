import { dashboardWidgets } from '@producer-portal/domain/access'
import { ActivityWait, DashboardHome } from '@producer-portal/features/dashboard'
import { Suspense } from 'react'
import { useProfile } from '../data/useProfile.js'
import { lazyPart } from '../frame/lazy-part.js'
import { portalSettings } from '../session/portal-settings.js'
import { DashboardLinks } from './DashboardLinks.js'
import { LegacyPasswordNote } from './LegacyPasswordNote.js'
import { useFocusAfterSearch } from './useFocusAfterSearch.js'
import { useViewedLists } from './useViewedLists.js'

const SearchFirst = lazyPart(() => import('./DashboardStart.js').then((part) => part.SearchFirst))
const widgets = {
  'new-business': lazyPart(() => import('./CaseActivity.js').then((part) => part.CaseActivity)),
  inforce: lazyPart(() => import('./InforceActivity.js').then((part) => part.InforceActivity)),
  welcome: lazyPart(() => import('./DashboardStart.js').then((part) => part.WelcomeBox)),
}

/** /dashboard: the activity that this user may see, and the ways on. Home office chooses an agent or agency first. */
export function DashboardPage() {
  const { user, number = null, mustChooseFirst, header } = useViewedLists()
  useFocusAfterSearch(mustChooseFirst)
  const shown = dashboardWidgets(user, portalSettings().dashboardWidgets).map((widget) => {
    const Widget = widgets[widget]
    return <Widget key={`${widget} ${number}`} number={number} />
  })
  return (
    <DashboardHome
      firstName={useProfile().data?.firstName}
      description={header.description}
      actions={!mustChooseFirst && header.headerActions}
      banner={<LegacyPasswordNote />}
      aside={<DashboardLinks />}
    >
      {(mustChooseFirst || shown.length > 0) && (
        <Suspense fallback={<ActivityWait />}>
          {mustChooseFirst ? <SearchFirst action={header.headerActions} /> : shown}
        </Suspense>
      )}
    </DashboardHome>
  )
}
