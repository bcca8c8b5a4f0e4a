import { getContractDetail } from './cases/detail-endpoint.ts'
import { getContracts, getContractsAndRequirements } from './cases/endpoints.ts'
import { clearColumnSettings, getColumnSettings, saveColumnSettings } from './column-settings/endpoints.ts'
import {
  getAgencyUsers,
  getDelegationAgencies,
  getDelegationAgencyList,
  getDelegationAgentList,
  getGeneralInformation,
  modifyAccess,
} from './delegation/endpoints.ts'
import { getAgentsManagedSummary, getManagedAgents, saveManagedAgents } from './delegation/managed-agents-endpoints.ts'
import { getAgencyAccess, getAgentAccess, saveAgencyAccess, saveAgentAccess } from './delegation/sharing-endpoints.ts'
import type { Endpoint } from './endpoint/index.ts'
import { getEnvironmentMode, getFeatureFlags, getHealth, getOutbox } from './environment/endpoints.ts'
import { getIllustrationAgents, searchIllustrationPolicies, triggerIllustration } from './illustrations/endpoints.ts'
import { getInforceContractDetail, getInforceContracts } from './inforce/endpoints.ts'
import { getLeaderboardRanking, getLeaderboardTypes } from './leaderboard/endpoints.ts'
import { getClient, getClientContracts, searchAgents, searchClients } from './lookup/endpoints.ts'
import { getNavigationTree } from './navigation/endpoints.ts'
import { getNotificationPreferences, saveNotificationPreference } from './notifications/preference-endpoints.ts'
import { dismissNotification, getCurrentNotification } from './notifications/endpoints.ts'
import {
  confirmContact,
  initiateContactChange,
  updateTextAlerts,
  verifyContactChange,
} from './profile/contact-endpoints.ts'
import {
  updateBusinessPhone,
  updateEmail,
  updateFieldDirectory,
  updateName,
  updatePassword,
  updateSecurityQuestion,
} from './profile/change-endpoints.ts'
import { getMessageCount, getProfile } from './profile/endpoints.ts'
import { getQuickLinks, getQuickLinkSelections, saveQuickLinkSelections } from './quick-links/endpoints.ts'
import { uploadComment, uploadRequirement } from './requirements/endpoints.ts'
import { getSessionInfo, login, oktaLogin, requestOtp, validateCode, verifyOtp } from './session/sign-in-endpoints.ts'
import { migrateSession } from './session/endpoints.ts'
import {
  checkResetLink,
  requestPasswordReset,
  requestUserId,
  resetPassword,
} from './session/password-reset-endpoints.ts'
import { getAvailableStatements, getStatementFile } from './statements/endpoints.ts'

const bySubject: readonly (readonly Endpoint[])[] = [
  // session
  [login, oktaLogin, migrateSession, validateCode, getSessionInfo, requestOtp, verifyOtp],
  [requestPasswordReset, checkResetLink, resetPassword, requestUserId],
  // environment, navigation, notifications
  [getEnvironmentMode, getFeatureFlags, getHealth, getOutbox, getNavigationTree],
  [getCurrentNotification, dismissNotification, getNotificationPreferences, saveNotificationPreference],
  // profile
  [getProfile, getMessageCount, updateName, updateEmail, updateBusinessPhone, updatePassword, updateSecurityQuestion],
  [updateFieldDirectory, initiateContactChange, verifyContactChange, confirmContact, updateTextAlerts],
  // cases, requirements, column settings, in-force
  [getContracts, getContractsAndRequirements, getContractDetail, uploadRequirement, uploadComment],
  [getColumnSettings, saveColumnSettings, clearColumnSettings, getInforceContracts, getInforceContractDetail],
  // delegation
  [getDelegationAgencies, getDelegationAgencyList, getDelegationAgentList, getAgencyUsers],
  [getGeneralInformation, modifyAccess, getAgencyAccess, saveAgencyAccess, getAgentAccess, saveAgentAccess],
  [getAgentsManagedSummary, getManagedAgents, saveManagedAgents],
  // statements, quick links, leaderboard
  [getAvailableStatements, getStatementFile, getQuickLinks, getQuickLinkSelections, saveQuickLinkSelections],
  [getLeaderboardTypes, getLeaderboardRanking],
  // lookup, illustrations
  [searchAgents, searchClients, getClient, getClientContracts],
  [getIllustrationAgents, searchIllustrationPolicies, triggerIllustration],
]

/**
 * Every call of the API: the one description from which the client, the service's routes and the OpenAPI document are
 * made. A call that is declared but missing here fails the test of the table.
 */
export const endpoints: readonly Endpoint[] = bySubject.flat()
