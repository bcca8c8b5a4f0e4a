export { illustrationBanner } from './banner.ts'
export { agentChoice, illustrationAgentLabel, illustrationRecipients, selectPolicy } from './choices.ts'
export type { AgentChoice, IllustrationUser } from './choices.ts'
export { getIllustrationAgents, searchIllustrationPolicies, triggerIllustration } from './endpoints.ts'
export {
  illustrationAgentSchema,
  illustrationOutcomeSchema,
  illustrationPayloadSchema,
  illustrationPolicySchema,
  maxInstructionsLength,
} from './entities.ts'
export type {
  IllustrationAgent,
  IllustrationOutcome,
  IllustrationPayload,
  IllustrationPolicy,
  IllustrationRecipient,
  SelectedPolicy,
} from './entities.ts'
export { illustrationCards, visibleIllustrationCards } from './hub-cards.ts'
export type { IllustrationCard, IllustrationCardId } from './hub-cards.ts'
export { basicScenarios, illustrationSearchMobileWidth, isQuickProduct, quickProducts } from './products.ts'
export type { BasicScenarioId } from './products.ts'
export type { IllustrationBanner, IllustrationRequest } from './request-state.ts'
export { illustrationRequestReducer, startIllustrationRequest } from './request.ts'
export type { IllustrationRequestEvent } from './request.ts'
export { secureMessageLink } from './secure-message.ts'
export {
  canSubmitIllustration,
  illustrationPayload,
  illustrationSections,
  needsInstructions,
  visibleSections,
} from './submission.ts'
export type { IllustrationSection } from './submission.ts'
