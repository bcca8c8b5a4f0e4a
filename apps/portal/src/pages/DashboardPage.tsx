import { dashboardWidgets, isHomeOffice } from '@producer-portal/domain/access'
import { DashboardHome } from '@producer-portal/features/dashboard'
import { ViewedAgent } from '@producer-portal/features/lookup'
import { useSearchParams } from '../router/useSearchParams.js'
import { useAgentNumbered } from '../data/useAgentNumbered.js'
import { useProfile } from '../data/useProfile.js'
import { useUser } from '../state/session-state.js'
import { CaseActivity } from './CaseActivity.js'
import { LazyHomeOfficeTools } from './LazyHomeOfficeTools.js'
import { viewedNumber } from './viewed-number.js'

/** /dashboard: the activity that this user may see. Home office chooses an agent or agency first. */
export function DashboardPage() {
  const user = useUser()
  const [query] = useSearchParams()
  const number = viewedNumber(query, user)
  const viewed = useAgentNumbered(number)
  const [widget] = dashboardWidgets(user)
  const mustSearchFirst = isHomeOffice(user) && number === null
  return (
    <DashboardHome
      firstName={useProfile().data?.firstName}
      description={viewed && <ViewedAgent agent={viewed} />}
      actions={isHomeOffice(user) && <LazyHomeOfficeTools number={number} />}
    >
      {widget === 'new-business' && !mustSearchFirst && <CaseActivity key={number} number={number} />}
    </DashboardHome>
  )
}
