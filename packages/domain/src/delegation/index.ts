export { joinAccessCode, splitAccessCode } from './access-code.ts'
export type { AccessCode } from './access-code.ts'
export { agentAccessSave, agentAccessSaveByItems } from './agent-access-save.ts'
export type { AgentAccessSave } from './agent-access-save.ts'
export { delegationArgumentNames, requiredArgument } from './arguments.ts'
export type { DelegationArgumentName } from './arguments.ts'
export { editAccessGuides, hasSaveBar } from './edit-access.ts'
export {
  getAgencyUsers,
  getDelegationAgencies,
  getDelegationAgencyList,
  getDelegationAgentList,
  getGeneralInformation,
  modifyAccess,
} from './endpoints.ts'
export {
  accessItemSchema,
  agencyOptionSchema,
  agentOptionSchema,
  delegationAccessTypes,
  delegationDetailSchema,
  delegationUserSchema,
  managedAgentSchema,
  managingItemSchema,
} from './entities.ts'
export type {
  AccessItem,
  AgencyOption,
  AgentOption,
  DelegationAccessType,
  DelegationDetail,
  DelegationUser,
  ManagedAgent,
  ManagingItem,
} from './entities.ts'
export { delegationFailures } from './failures.ts'
export { getAgentsManagedSummary, getManagedAgents, saveManagedAgents } from './managed-agents-endpoints.ts'
export { managedAgentsRequest, managedAgentsSave } from './managed-agents-requests.ts'
export {
  defaultManagedAgentsSort,
  managedAgentsSortOptions,
  sortManagedAgents,
  toggleManagedAgentsSort,
} from './managed-agents-sort.ts'
export type { ManagedAgentsSort } from './managed-agents-sort.ts'
export { assignAgent, assignmentStatus, isAssigned, managedAgentsPageSize, withAssignments } from './managed-agents.ts'
export type { AssignmentStatus, PendingAssignments } from './managed-agents.ts'
export { delegationPickers, homeAgencyOf } from './pickers.ts'
export type { DelegationPickers } from './pickers.ts'
export {
  agencyAccessSave,
  agencyUsersRequest,
  agentAccessRequest,
  managedSummaryRequest,
  modifyAccessRequest,
  personRequest,
} from './requests.ts'
export { noSaveWarning, saveWarningReducer } from './save-warning.ts'
export type { SaveWarning, SaveWarningEvent } from './save-warning.ts'
export { getAgencyAccess, getAgentAccess, saveAgencyAccess, saveAgentAccess } from './sharing-endpoints.ts'
export { flipShared, hasUnsavedSharing, isAllShared, shareAll } from './sharing.ts'
export {
  delegationDetailLabel,
  delegationListLabel,
  delegationStatus,
  delegationWireStatus,
  delegationWireStatuses,
  oppositeDelegationStatus,
} from './status.ts'
export type { DelegationStatus, DelegationWireStatus } from './status.ts'
export {
  delegationPageSize,
  delegationUserName,
  lastUpdatedText,
  neverUpdatedText,
  searchDelegationUsers,
  visibleDelegationUsers,
} from './user-list.ts'
export { defaultDelegationSort, delegationSortKeys, sortDelegationUsers } from './user-sort.ts'
export type { DelegationSort, DelegationSortKey } from './user-sort.ts'
