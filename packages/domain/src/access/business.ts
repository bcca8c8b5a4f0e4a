import type { AccessUser, Audience } from './roles.ts'
import { isGuestOrTerminated, isHomeOffice } from './account.ts'
import { anyAudience, audiences, hasAccess, hasAudience, isAudience } from './roles.ts'

/** New business: access BUS, NBA, FRS, FRS-NewBus or FRS-All, or audience AIC. */
export function canUseNewBusiness(user: AccessUser): boolean {
  return hasAccess(user, ['BUS', 'NBA', 'FRS', 'FRS-NewBus', 'FRS-All']) || hasAudience(user, ['AIC'])
}

/** In-force: access BUS, SRA, FRS, FRS-NewBus or FRS-All, or audience AIC. */
export function canUseInforce(user: AccessUser): boolean {
  return hasAccess(user, ['BUS', 'SRA', 'FRS', 'FRS-NewBus', 'FRS-All']) || hasAudience(user, ['AIC'])
}

/**
 * Client lookup: those who may use new business or in-force, and home office. Guests and terminated people may not,
 * whatever else they hold.
 */
export function canLookUpClients(user: AccessUser): boolean {
  return !isGuestOrTerminated(user) && (canUseNewBusiness(user) || canUseInforce(user) || isHomeOffice(user))
}

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

/**
 * True if a contract number is a link into the policy system: the contract is flagged `inCss` and the user holds the
 * CSS permission. Otherwise the number is plain text.
 */
export function canOpenPolicySystem(contract: { readonly inCss?: boolean | null }, user: AccessUser): boolean {
  return contract.inCss === true && hasAccess(user, ['CSS'])
}

/** Statements: Agent, GAMgr, PGAMgr, DICtrMgr and both home-office audiences. Everyone else sees 'Nothing here.' */
export function canSeeStatements(user: AccessUser): boolean {
  return hasAudience(user, ['Agent', 'GAMgr', 'PGAMgr', 'DICtrMgr', 'HomeOffice', 'HomeOfficeAIC'])
}

const withoutInsuranceProducts: readonly Audience[] = ['Staff', 'Terminated', 'AgentGuest']

/** An assumption, as the list is given only as 'many agent and home-office roles': all but three audiences. */
const insuranceProductsAudiences: readonly Audience[] = audiences.filter(
  (audience) => !withoutInsuranceProducts.includes(audience),
)

/** The insurance products link. A wildcard does not lift the three exclusions. */
export function canSeeInsuranceProducts(user: AccessUser): boolean {
  if (isAudience(user, insuranceProductsAudiences)) return true
  return user.audiences.includes(anyAudience) && !isAudience(user, withoutInsuranceProducts)
}

/** The investment products link: HomeOffice, HomeOfficeAIC, AIC and AICGuest. */
export function canSeeInvestmentProducts(user: AccessUser): boolean {
  return hasAudience(user, ['HomeOffice', 'HomeOfficeAIC', 'AIC', 'AICGuest'])
}
