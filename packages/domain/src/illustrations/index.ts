export {
  agentChoice,
  illustrationAgentLabel,
  illustrationRecipients,
  selectPolicy,
  wantedPolicyNames,
} from './choices.ts'
export type { AgentSelection, IllustrationUser } from './choices.ts'
export {
  getIllustrationAgents,
  getIllustrationFile,
  getIllustrationRequests,
  markIllustrationsSeen,
  searchIllustrationPolicies,
  triggerIllustration,
} from './endpoints.ts'
export {
  cleanInstructions,
  illustrationAgentSchema,
  illustrationOutcomeSchema,
  illustrationPayloadSchema,
  illustrationPolicySchema,
  illustrationStates,
  maxInstructionsLength,
  submittedIllustrationSchema,
} from './entities.ts'
export type {
  IllustrationAgent,
  IllustrationOutcome,
  IllustrationPayload,
  IllustrationPolicy,
  IllustrationRecipient,
  IllustrationState,
  SelectedPolicy,
  SubmittedIllustration,
} from './entities.ts'
export { illustrationBanner, illustrationCards, visibleIllustrationCards } from './hub.ts'
export type { IllustrationCard, IllustrationCardId } from './hub.ts'
export { basicScenarios, isQuickProduct, quickProducts } from './products.ts'
export type { BasicScenarioId } from './products.ts'
export {
  illustrationPayload,
  illustrationRequestReducer,
  illustrationSections,
  illustrationSubmitBlock,
  losesInstructions,
  needsInstructions,
  secureMessageLink,
  startIllustrationRequest,
  visibleSections,
} from './request.ts'
export type {
  IllustrationBanner,
  IllustrationRequest,
  IllustrationRequestEvent,
  IllustrationSection,
  IllustrationSubmitBlock,
} from './request.ts'
export { mostPoliciesFound, policySearchMaxLength, policySearchRequest } from './search.ts'
