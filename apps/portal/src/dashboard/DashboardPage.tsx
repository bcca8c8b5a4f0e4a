import { dashboardWidgets } from '@producer-portal/domain/access'
import { ActivitySkeleton, DashboardHome } from '@producer-portal/features/dashboard'
import { CaseActivity } from './CaseActivity.js'
import { lazyComponent } from '@producer-portal/ui'
import { Suspense } from 'react'
import { useProfile } from '../account/queries.js'
import { portalSettings } from '../config/portal-settings.js'
import { DashboardLinks } from './DashboardLinks.js'
import { LegacyPasswordNote } from './LegacyPasswordNote.js'
import { useFocusAfterSearch } from '../home-office/useFocusAfterSearch.js'
import { useViewedLists } from '../home-office/useViewedLists.js'

// Each user sees one of them, or two
const onDemand = { preload: false } as const
const SearchPrompt = lazyComponent(
  async () => (await import('@producer-portal/features/dashboard')).SearchPrompt,
  onDemand,
)
const widgets = {
  'new-business': CaseActivity,
  inforce: lazyComponent(async () => (await import('./InforceActivity.js')).InforceActivity, onDemand),
  welcome: lazyComponent<{ number: string | null }>(
    async () => (await import('@producer-portal/features/dashboard')).WelcomeBox,
    onDemand,
  ),
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
        <Suspense fallback={<ActivitySkeleton />}>
          {mustChooseFirst ? <SearchPrompt action={header.headerActions} /> : shown}
        </Suspense>
      )}
    </DashboardHome>
  )
}
