import { dashboardWidgets } from '@producer-portal/domain/access'
import { ActivityWait, DashboardHome, SearchFirst, WelcomeBox } from '@producer-portal/features/dashboard'
import { lazy, Suspense } from 'react'
import { useProfile } from '../data/useProfile.js'
import { portalSettings } from '../session/portal-settings.js'
import { DashboardLinks } from './DashboardLinks.js'
import { LegacyPasswordNote } from './LegacyPasswordNote.js'
import { useFocusAfterSearch } from './useFocusAfterSearch.js'
import { useViewedLists } from './useViewedLists.js'

const widgets = {
  'new-business': lazy(() => import('./CaseActivity.js').then((part) => ({ default: part.CaseActivity }))),
  inforce: lazy(() => import('./InforceActivity.js').then((part) => ({ default: part.InforceActivity }))),
  welcome: WelcomeBox,
}

/** /dashboard: the activity that this user may see, and the ways on. Home office chooses an agent or agency first. */
export function DashboardPage() {
  const { user, number = null, mustChooseFirst, header } = useViewedLists()
  useFocusAfterSearch(mustChooseFirst)
  const shown = dashboardWidgets(user, portalSettings().dashboardWidgets).map((widget) => {
    const Widget = widgets[widget]
    return (
      <Suspense key={`${widget} ${number}`} fallback={<ActivityWait />}>
        <Widget number={number} />
      </Suspense>
    )
  })
  return (
    <DashboardHome
      firstName={useProfile().data?.firstName}
      description={header.description}
      actions={!mustChooseFirst && header.headerActions}
      banner={<LegacyPasswordNote />}
      aside={<DashboardLinks />}
    >
      {mustChooseFirst ? <SearchFirst action={header.headerActions} /> : shown}
    </DashboardHome>
  )
}
