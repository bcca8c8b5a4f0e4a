import type { IllustrationAgent, IllustrationRecipient, SelectedPolicy } from './entities.ts'
import type { IllustrationBanner, IllustrationRequest } from './request-state.ts'

export type IllustrationRequestEvent =
  | { readonly type: 'agentPicked'; readonly agent: IllustrationAgent | null }
  /** The first of `recipients` becomes the default. */
  | {
      readonly type: 'policyPicked'
      readonly policy: SelectedPolicy
      readonly recipients: readonly IllustrationRecipient[]
    }
  | { readonly type: 'policyCleared' }
  | { readonly type: 'recipientPicked'; readonly recipient: IllustrationRecipient }
  | { readonly type: 'instructionsChanged'; readonly instructions: string }
  | { readonly type: 'customTicked'; readonly isCustom: boolean }
  | { readonly type: 'submitted'; readonly banner: IllustrationBanner | null; readonly hasSeveralAgents: boolean }
  | { readonly type: 'bannerClosed' }

const cleared = { policy: null, recipient: null, instructions: '', isCustom: false } as const

/** A fresh request; a single agent is preselected. */
export function startIllustrationRequest(agents: readonly IllustrationAgent[]): IllustrationRequest {
  const [only, ...others] = agents
  return { ...cleared, agent: others.length === 0 ? (only ?? null) : null, isSubmitted: false, banner: null }
}

/**
 * The reset rules of the request page. Another agent resets everything below it; a submission clears the form, and the
 * agent too where there are several. A failed submission keeps the form, so that nothing typed is lost.
 */
export function illustrationRequestReducer(
  request: IllustrationRequest,
  event: IllustrationRequestEvent,
): IllustrationRequest {
  switch (event.type) {
    case 'agentPicked':
      return { ...cleared, agent: event.agent, isSubmitted: false, banner: null }
    case 'policyPicked':
      return { ...request, policy: event.policy, recipient: event.recipients[0] ?? null, isSubmitted: false }
    case 'policyCleared':
      return { ...request, policy: null, recipient: null }
    case 'recipientPicked':
      return { ...request, recipient: event.recipient }
    case 'instructionsChanged':
      return { ...request, instructions: event.instructions, isSubmitted: false }
    case 'customTicked':
      return { ...request, isCustom: event.isCustom }
    case 'submitted':
      return afterSubmission(request, event.banner, event.hasSeveralAgents)
    default:
      return { ...request, banner: null }
  }
}

function afterSubmission(
  request: IllustrationRequest,
  banner: IllustrationBanner | null,
  hasSeveralAgents: boolean,
): IllustrationRequest {
  if (banner?.kind === 'error') return { ...request, banner }
  return { ...cleared, agent: hasSeveralAgents ? null : request.agent, isSubmitted: true, banner }
}
