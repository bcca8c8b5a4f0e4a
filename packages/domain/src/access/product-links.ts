import { anyAudience, audiences } from './audiences.ts'
import type { Audience } from './audiences.ts'
import { hasAudience, isAudience } from './holds.ts'
import type { AccessUser } from './user.ts'

const withoutInsuranceProducts: readonly Audience[] = ['Staff', 'Terminated', 'AgentGuest']

/** An assumption, as the list is given only as 'many agent and home-office roles': all but three audiences. */
export const insuranceProductsAudiences: readonly Audience[] = audiences.filter(
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
