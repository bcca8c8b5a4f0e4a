export { illustrationAgentLabel, illustrationRecipients, selectPolicy, wantedPolicyNames } from './choices.ts'
export type { IllustrationUser } from './choices.ts'
export {
  getIllustrationAgents,
  getIllustrationFile,
  getIllustrationRequests,
  markIllustrationsSeen,
  searchIllustrationPolicies,
  triggerIllustration,
} from './endpoints.ts'
export {
  illustrationAgentSchema,
  illustrationOutcomeSchema,
  illustrationStates,
  isIllustrationOpen,
  maxInstructionsLength,
} from './entities.ts'
export type {
  IllustrationAgent,
  IllustrationPayload,
  IllustrationPolicy,
  IllustrationState,
  SelectedPolicy,
  SubmittedIllustration,
} from './entities.ts'
export { illustrationBanner, illustrationCards, visibleIllustrationCards } from './hub.ts'
export type { IllustrationCard, IllustrationCardId, IllustrationTool } from './hub.ts'
export { basicScenarios, isQuickProduct, quickProducts } from './products.ts'
export type { BasicScenarioId } from './products.ts'
export {
  findBlanks,
  illustrationPayload,
  illustrationRequestReducer,
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
} from './request.ts'
export { mostPoliciesFound, policySearchMaxLength, policySearchRequest } from './search.ts'
export {
  declineIllustration,
  declineRequestedIllustration,
  finishIllustration,
  finishRequestedIllustration,
  getIllustrationWork,
  getIllustrationWorkFile,
  getRequestedIllustrations,
  releaseIllustration,
  releaseRequestedIllustration,
  replaceIllustration,
  takeIllustration,
  takeRequestedIllustration,
} from './work-endpoints.ts'
export { declineForm, judgeIllustrationAct, maxDeclineReason, mostIllustrationWork } from './work.ts'
export type { IllustrationAct, IllustrationWork } from './work.ts'
