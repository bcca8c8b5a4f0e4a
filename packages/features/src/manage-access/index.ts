export { AccessNotFound, type AccessNotFoundProps } from './AccessNotFound/AccessNotFound.js'
export {
  AccessReviewScreen,
  type AccessReviewScreenProps,
  type ReviewOutcome,
} from './AccessReviewScreen/AccessReviewScreen.js'
export type { AccessDecisions, DecisionProps } from './AccessReviewScreen/useReviewColumns.js'
export { AccessTemplates, type AccessTemplatesProps, type TemplateChanges } from './AccessTemplates/AccessTemplates.js'
export type { UnsavedChanges } from './EditAccessScreen/AccessSaveBar.js'
export { EditAccessScreen, type EditAccessScreenProps } from './EditAccessScreen/EditAccessScreen.js'
export { editAccessTabLabels } from './EditAccessScreen/edit-access-tab-labels.js'
export type { EditAccessOutcome, InformationOwner } from './EditAccessScreen/EditAccessBanner.js'
export { EditManagedAgents, type EditManagedAgentsProps } from './EditManagedAgents/EditManagedAgents.js'
export { EffectiveAccess, type EffectiveAccessProps } from './EffectiveAccess/EffectiveAccess.js'
export { GeneralInformation, type GeneralInformationProps } from './GeneralInformation/GeneralInformation.js'
export { ManageAccessScreen, type ManageAccessScreenProps } from './ManageAccessScreen/ManageAccessScreen.js'
export { ManagedApplications, type ManagedApplicationsProps } from './ManagedApplications/ManagedApplications.js'
export { MissingAccess, type MissingAccessProps } from './MissingAccess/MissingAccess.js'
export { useAccessChangeText } from './MissingAccess/useAccessChangeText.js'
export { manageAccessMessages } from './messages.js'
export { AgentPickers, type AgentPickersProps } from './SharedApplications/AgentPickers.js'
export { SharedApplications, type SharedApplicationsProps } from './SharedApplications/SharedApplications.js'
export { SharedAgents, type SharedAgentsProps } from './SharedAgents/SharedAgents.js'
