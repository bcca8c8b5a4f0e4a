export { getAccessChange } from './access-change.ts'
export type { AccessChange } from './access-change.ts'
export { mostAccessHistory } from './access-history.ts'
export type { AccessHistoryEntry } from './access-history.ts'
export {
  accessDecisions,
  accessTemplateLimits,
  applyTemplate,
  getSharingChanges,
  getWidenedApplications,
  groupByPerson,
  mostAccessDecisions,
  templateNameForm,
} from './access-review.ts'
export { accessReviewColumns, accessReviewExport, describeAccess } from './access-review-export.ts'
export type {
  AccessDecision,
  AccessKind,
  AccessLine,
  AccessReview,
  AccessTemplate,
  PersonAccess,
} from './access-review.ts'
export {
  applicationCodes,
  delegatedScope,
  getDelegatedAccess,
  getMissingAccess,
  narrowScope,
  noDelegation,
} from './delegated-scope.ts'
export type { BusinessScope, Delegation, MissingAccess, ScopePart, ScopePerson } from './delegated-scope.ts'
export {
  getAgencyAccess,
  getAgencyUsers,
  getAgentAccess,
  getAgentsManagedSummary,
  getDelegationAgencies,
  getDelegationAgencyList,
  getDelegationAgentList,
  getGeneralInformation,
  getManagedAgents,
  getSharedAgents,
  modifyAccess,
  saveAgencyAccess,
  saveAgentAccess,
  saveManagedAgents,
} from './endpoints.ts'
export {
  accessItemSchema,
  delegationDetailLabel,
  delegationListLabel,
  parseDelegationStatus,
  delegationWireStatus,
  joinAccessCode,
  oppositeDelegationStatus,
  splitAccessCode,
} from './entities.ts'
export type {
  AccessItem,
  AccessItemInput,
  AgencyOption,
  AgentOption,
  DelegationDetail,
  DelegationStatus,
  DelegationUser,
  DelegationWireStatus,
  ManagedAgent,
  ManagingItem,
  SharedAgent,
  SavedAccess,
} from './entities.ts'
export {
  agentsChangedMeanwhile,
  assignAgent,
  assignmentStatus,
  defaultManagedAgentsSort,
  isAssigned,
  managedAgentsPageSize,
  sortManagedAgents,
  withAssignments,
} from './managed-agents.ts'
export type { AssignmentStatus, PendingAssignments } from './managed-agents.ts'
export {
  agencyAccessSave,
  agencyUsersRequest,
  agentAccessRequest,
  assignmentChanges,
  delegationFailures,
  managedAgentsRequest,
  managedAgentsSave,
  managedSummaryRequest,
  modifyAccessRequest,
  personRequest,
} from './requests.ts'

export { getApplicationName, getAssignmentErrors, getSharingErrors } from './save-errors.ts'
export {
  agentAccessSave,
  changedMeanwhile,
  delegationPickers,
  editAccessGuides,
  flipShared,
  hasSaveBar,
  hasUnsavedSharing,
  findHomeAgency,
  isAllShared,
  mergeSwitch,
  shareAll,
  sharingSave,
} from './sharing.ts'
export type { DelegationPickers } from './sharing.ts'
export {
  defaultDelegationSort,
  defaultDelegationUserFilters,
  delegationColumns,
  delegationSearchText,
  delegationPageSize,
  delegationUserName,
  filterDelegationUsers,
  findNamesakes,
  lastUpdatedText,
  neverUpdatedText,
  sortDelegationUsers,
  visibleDelegationUsers,
} from './users.ts'
export type { DelegationUserFilters } from './users.ts'
export { changeDelegation, compareReach, countAgencies, countAgents, explainAccess } from './effective-access.ts'
export type { DelegationChange, AccessPreviewInput, AccessReason, ApplicationReach, Reach } from './effective-access.ts'
export {
  getAccessHistory,
  getAccessReview,
  getAccessTemplates,
  previewAccess,
  removeAccessTemplate,
  saveAccessReview,
  saveAccessTemplate,
} from './review-endpoints.ts'
