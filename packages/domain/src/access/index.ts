export {
  canChangeContactData,
  canChooseFieldDirectory,
  canEditProfile,
  canSeeAgencyName,
  canSeeLeaderboard,
  canSeeFullProfile,
  canSeePreferences,
  canSeeRepresentativeEmail,
  canSeeSecurityQuestion,
  canUseSecureMessaging,
  guestDisplay,
  isHomeOffice,
  isPasswordPromptEligible,
  isShownAsGuest,
  isVerifyReadOnly,
  mayBeInFieldDirectory,
  profileCapableAudiences,
} from './account.ts'
export type { SignInMethod } from './account.ts'
export {
  canLookUpClients,
  canSeeInsuranceProducts,
  canSeeInvestmentProducts,
  canSeeStatements,
  canUseInforce,
  canUseNewBusiness,
  dashboardWidgets,
} from './business.ts'
export type { DashboardWidget } from './business.ts'
export {
  canAssignManagers,
  canPickAgentAndAgency,
  canSeeDelegationRole,
  canShareAgentInfo,
  canSuspendAccess,
  editAccessTabs,
} from './edit-access.ts'
export type { EditAccessTab, ManagerTabProfile } from './edit-access.ts'
export { canManageAccess, canShareAgencyInfo, isAgencyManager } from './manage-access.ts'
export { formatAccessUser, parseAccessUser } from './parse-access-user.ts'

export { audiencesPassing } from './roles.ts'
export type { AccessRule, AccessUser } from './roles.ts'
