export { accessValues, noAccess } from './access-values.ts'
export type { AccessValue } from './access-values.ts'
export { anyAudience, audiences, readAudience } from './audiences.ts'
export type { AnyAudience, Audience } from './audiences.ts'
export { audiencesPassing } from './audiences-passing.ts'
export { canUseInforce, canUseNewBusiness } from './business.ts'
export { dashboardWidgets, isWelcomed } from './dashboard-widgets.ts'
export type { DashboardWidget } from './dashboard-widgets.ts'
export {
  canAssignManagers,
  canPickAgentAndAgency,
  canSeeDelegationRole,
  canShareAgencyInfo,
  canShareAgentInfo,
  canSuspendAccess,
  editAccessTabs,
} from './delegation.ts'
export type { EditAccessTab, ManagerTabProfile } from './delegation.ts'
export { canChooseFieldDirectory, mayBeInFieldDirectory } from './field-directory.ts'
export { guestDisplay, isGuest, isShownAsGuest } from './guest.ts'
export { hasAccess, hasAudience, isAudience } from './holds.ts'
export { canSeeAgencyName, homeOfficeAudiences, isHomeOffice } from './home-office.ts'
export { canManageAccess, isAgencyManager } from './manage-access.ts'
export { canSeeRepresentativeEmail, canUseSecureMessaging } from './messaging.ts'
export { formatAccessUser, parseAccessUser } from './parse-access-user.ts'
export type { AccessStrings } from './parse-access-user.ts'
export { canSeeSecurityQuestion, isPasswordPromptEligible } from './password-prompts.ts'
export type { SignInMethod } from './password-prompts.ts'
export { canOpenPolicySystem } from './policy-system.ts'
export { canSeeInsuranceProducts, canSeeInvestmentProducts, insuranceProductsAudiences } from './product-links.ts'
export {
  canChangeContactData,
  canEditProfile,
  canSeeFullProfile,
  canSeePreferences,
  isProfileReadOnly,
  isVerifyReadOnly,
  profileCapableAudiences,
} from './profile.ts'
export { canSeeStatements } from './statements.ts'
export type { AccessRule, AccessUser } from './user.ts'
