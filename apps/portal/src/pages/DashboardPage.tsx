import { canUseNewBusiness, isHomeOffice } from '@producer-portal/domain/access'
import { DashboardHome } from '@producer-portal/features/dashboard'
import { useCaseCounts } from '../data/useCaseCounts.js'
import { useProfile } from '../data/useProfile.js'
import { useUser } from '../state/session-state.js'

/** /dashboard: the welcome, and the lists that this user may open. Home office chooses an agent or agency first. */
export function DashboardPage() {
  const user = useUser()
  const hasLists = canUseNewBusiness(user) && !isHomeOffice(user)
  const { counts, reload } = useCaseCounts(hasLists)
  return (
    <DashboardHome
      firstName={useProfile().data?.firstName}
      caseCounts={hasLists ? counts : undefined}
      onRetry={reload}
    />
  )
}
