import { dashboardWidgets, guestDisplay, isShownAsGuest } from '@producer-portal/domain/access'
import { applicationCodes } from '@producer-portal/domain/manage-access'
import { ActivitySkeleton, DashboardHome, LegacyPasswordBanner } from '@producer-portal/features/dashboard'
import { lazyComponent } from '@producer-portal/ui'
import { Suspense } from 'react'
import { useProfile } from '../account/queries.js'
import { firstVisitEnd } from '../app/first-visit.js'
import { useUser } from '../auth/state.js'
import { portalSettings } from '../config/portal-settings.js'
import { useEnvironment } from '../config/queries.js'
import { useFocusAfterSearch } from '../home-office/useFocusAfterSearch.js'
import { useViewedLists } from '../home-office/useViewedLists.js'
import { CaseActivity } from './CaseActivity.js'
import { DashboardLinks } from './DashboardLinks.js'
import { useLegacyPasswordBanner } from './state.js'

const onDemand = { preload: false } as const
const ChooseAgentFirst = lazyComponent(async () => (await import('./WithoutLists.js')).ChooseAgentFirst, onDemand)

// Each user sees one of them, or two
const widgets = {
  'new-business': CaseActivity,
  inforce: lazyComponent(async () => (await import('./InforceActivity.js')).InforceActivity, onDemand),
  welcome: lazyComponent(async () => (await import('./WithoutLists.js')).WelcomeBox, onDemand),
}

const NewIllustrations = lazyComponent(
  async () => {
    await firstVisitEnd
    return (await import('../illustrations/NewIllustrations.js')).NewIllustrations
  },
  { fallback: null },
)

/** The applications whose lists the widgets show. */
const accessCodes = {
  'new-business': [applicationCodes.cases],
  inforce: [applicationCodes.inforceActivity],
  welcome: [],
}

/** /dashboard: the activity that this user may see, with links. Home office chooses an agent or agency first. */
export function DashboardPage() {
  const user = useUser()
  const kinds = dashboardWidgets(user, portalSettings().dashboardWidgets)
  const viewed = useViewedLists(kinds.flatMap((kind) => accessCodes[kind]))
  const { number = null, agencyNo, mustChooseFirst, header } = viewed
  const { data: profile } = useProfile()
  useFocusAfterSearch(mustChooseFirst)
  const shown = kinds.map((widget) => {
    const Widget = widgets[widget]
    return <Widget key={`${widget} ${number}`} number={number} agencyNo={agencyNo} viewedAgent={viewed.viewedAgent} />
  })
  return (
    <DashboardHome
      firstName={isShownAsGuest(user) ? guestDisplay.name : profile?.firstName}
      description={header.description}
      actions={
        <>
          <NewIllustrations />
          {!mustChooseFirst && header.headerActions}
        </>
      }
      aside={
        <>
          <LegacyPasswordNote />
          <DashboardLinks />
        </>
      }
    >
      {(mustChooseFirst || shown.length > 0) && (
        <Suspense fallback={<ActivitySkeleton />}>
          {viewed.isLoading ? <ActivitySkeleton /> : mustChooseFirst ? <ChooseAgentFirst /> : shown}
        </Suspense>
      )}
    </DashboardHome>
  )
}

/** The banner about the legacy system's password, if there is one, until it's dismissed in this browser. */
function LegacyPasswordNote() {
  const href = useEnvironment().data?.legacyPasswordUrl
  const { isShown, dismiss } = useLegacyPasswordBanner()
  return href && isShown && <LegacyPasswordBanner href={href} onDismiss={dismiss} />
}
