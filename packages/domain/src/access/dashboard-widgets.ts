import { canUseInforce, canUseNewBusiness } from './business.ts'
import { isAudience } from './holds.ts'
import type { AccessUser } from './user.ts'

export type DashboardWidget = 'new-business' | 'inforce' | 'welcome'

/** AIC, IDC1 to IDC6 and AltDist get a welcome box when no widget applies. */
export function isWelcomed(user: AccessUser): boolean {
  return isAudience(user, ['AIC', 'IDC1', 'IDC2', 'IDC3', 'IDC4', 'IDC5', 'IDC6', 'AltDist'])
}

/**
 * The widgets of the dashboard, in order: new business, else in-force, else the welcome box, else none.
 * @param policy `first` shows one widget; `all` shows both to users who may use both lines
 */
export function dashboardWidgets(user: AccessUser, policy: 'first' | 'all' = 'first'): readonly DashboardWidget[] {
  const widgets: DashboardWidget[] = []
  if (canUseNewBusiness(user)) widgets.push('new-business')
  if (canUseInforce(user)) widgets.push('inforce')
  if (widgets.length === 0) return isWelcomed(user) ? ['welcome'] : []
  return policy === 'all' ? widgets : widgets.slice(0, 1)
}
