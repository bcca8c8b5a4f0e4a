import { dashboardWidgets, guestDisplay, isShownAsGuest } from '@producer-portal/domain/access'
import type { DashboardWidget } from '@producer-portal/domain/access'
import { applicationCodes } from '@producer-portal/domain/manage-access'
import { ActivitySkeleton, DashboardHome, Worklist } from '@producer-portal/features/dashboard'
import { getCurrentNotification } from '@producer-portal/domain/shell'
import { lazyComponent } from '@producer-portal/ui'
import { Suspense } from 'react'
import type { ComponentType } from 'react'
import { toLoad, useQuery } from '../api/useQuery.js'
import { useProfile } from '../auth/queries.js'
import { useUser } from '../auth/state.js'
import { useMissingAccess } from '../auth/useMissingAccess.js'
import { portalSettings } from '../config/portal-settings.js'
import { useEnvironment } from '../config/queries.js'
import { useFocusAfterSearch } from '../home-office/useFocusAfterSearch.js'
import { useViewedLists } from '../home-office/useViewedLists.js'
import type { ActivityProps } from '../home-office/useViewedLists.js'
import { SectionBoundary } from '../shell/SectionBoundary.js'
import { DashboardLinks } from './DashboardLinks.js'
import { useWorklist } from './queries.js'
import { worklistHref, worklistItemHref } from './worklist-hrefs.js'

const onDemand = { preload: false } as const
const ChooseAgentFirst = lazyComponent(async () => (await import('./LaterParts.js')).ChooseAgentFirst, onDemand)

const LegacyPasswordNote = lazyComponent(async () => (await import('./LaterParts.js')).LegacyPasswordNote, {
  fallback: null,
  preload: false,
})

const WelcomeBox = lazyComponent(async () => (await import('./LaterParts.js')).WelcomeBox, onDemand)

/** The applications whose lists the widgets show. */
const accessCodes = {
  'new-business': [applicationCodes.cases],
  inforce: [applicationCodes.inforceActivity],
  welcome: [],
}

export interface DashboardPageProps {
  /** The widgets with the activity of other subjects; each user sees one of them, or two. */
  activities: Readonly<Record<Exclude<DashboardWidget, 'welcome'>, ComponentType<ActivityProps>>>
  /** Says above the widgets what is new. */
  News: ComponentType
}

/** /dashboard: the activity that this user may see, with links. Home office chooses an agent or agency first. */
export function DashboardPage({ activities, News }: DashboardPageProps) {
  const user = useUser()
  const kinds = dashboardWidgets(user, portalSettings().dashboardWidgets)
  const lists = useViewedLists(kinds.flatMap((kind) => accessCodes[kind]))
  const { number = null, agencyNo, mustChooseFirst, viewed } = lists
  const { data: profile } = useProfile()
  useFocusAfterSearch(mustChooseFirst)
  const lines = dashboardWidgets(user, 'all').flatMap((kind) => accessCodes[kind])
  // Nothing waits where nothing is shared, which is no achievement
  const hasWorklist = useMissingAccess(...lines) === null && lines.length > 0 && !mustChooseFirst && !lists.isLoading
  const worklist = useWorklist(hasWorklist ? { number: agencyNo, agent: lists.viewedAgent?.number } : null)
  const shown = kinds.map((widget) => {
    if (widget === 'welcome') return <WelcomeBox key={widget} />
    const Widget = activities[widget]
    return (
      <SectionBoundary key={`${widget} ${number}`}>
        <Widget number={number} agencyNo={agencyNo} viewedAgent={lists.viewedAgent} />
      </SectionBoundary>
    )
  })
  const activity = (
    <>
      {hasWorklist && (
        <SectionBoundary>
          <Worklist
            work={toLoad(worklist)}
            getItemHref={(item) => worklistItemHref(item, number)}
            getListHref={(reason) => worklistHref(reason, number)}
            onRetry={() => void worklist.reload()}
          />
        </SectionBoundary>
      )}
      <Suspense fallback={<ActivitySkeleton />}>{shown}</Suspense>
    </>
  )
  return (
    <DashboardHome
      firstName={isShownAsGuest(user) ? guestDisplay.name : profile?.firstName}
      description={viewed.description}
      actions={
        <>
          <News />
          {!mustChooseFirst && viewed.actions}
        </>
      }
      aside={
        <>
          <LaterNote />
          <DashboardLinks />
        </>
      }
    >
      {(mustChooseFirst || shown.length > 0) && (
        <Suspense fallback={<ActivitySkeleton />}>
          {lists.isLoading ? <ActivitySkeleton /> : mustChooseFirst ? <ChooseAgentFirst /> : lists.withTexts(activity)}
        </Suspense>
      )}
    </DashboardHome>
  )
}

/** One notice at a time: it waits until the notification above the page is gone. */
function LaterNote() {
  const { data: notification, isLoading } = useQuery(getCurrentNotification, {})
  const href = useEnvironment().data?.legacyPasswordUrl
  return href && !isLoading && !notification && <LegacyPasswordNote href={href} />
}
