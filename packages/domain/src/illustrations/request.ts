import { localDay } from '../formatting/dates.ts'
import type { IllustrationUser } from './choices.ts'
import type { IllustrationAgent, IllustrationPayload, IllustrationRecipient, SelectedPolicy } from './entities.ts'
import { cleanInstructions, maxInstructionsLength } from './entities.ts'

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

/** An in-force illustration request while it is filled in. */
export interface IllustrationRequest {
  readonly agent: IllustrationAgent | null
  readonly policy: SelectedPolicy | null
  readonly recipient: IllustrationRecipient | null
  readonly instructions: string
  /** The box 'I need a custom scenario.' */
  readonly isCustom: boolean
  /** True after a submission until the instructions, the policy or the agent change. */
  readonly isSubmitted: boolean
  readonly banner: IllustrationBanner | null
}

/** What the banner after a submission says. */
export interface IllustrationBanner {
  readonly kind: 'info' | 'error'
  /** The message that the server saved; an error banner shows it. */
  readonly message: string | null
  /** The client's name and the policy number, which a success names. */
  readonly client: string
  readonly policy: string
  /** Sent per the instructions, or announced by SMS when ready to run. */
  readonly delivery: 'instructions' | 'sms'
}

/** The parts of the page, from top to bottom. */
export const illustrationSections = ['agent', 'policy', 'summary', 'recipient', 'scenarios', 'submit'] as const
export type IllustrationSection = (typeof illustrationSections)[number]

/** The parts that show: the search after an agent, the recipient after a policy, the rest after a recipient. */
export function visibleSections({ agent, policy, recipient }: IllustrationRequest): readonly IllustrationSection[] {
  const hasPolicy = agent !== null && policy !== null
  const hasRecipient = hasPolicy && recipient !== null
  const shown: Readonly<Record<IllustrationSection, boolean>> = {
    agent: true,
    policy: agent !== null,
    summary: hasPolicy,
    recipient: hasPolicy,
    scenarios: hasRecipient,
    submit: hasRecipient,
  }
  return illustrationSections.filter((section) => shown[section])
}

/** Whether the instructions are asked for: the policy is handled by hand, or a custom scenario is wanted. */
export function needsInstructions({ policy, isCustom }: IllustrationRequest): boolean {
  return policy !== null && (!policy.automated || isCustom)
}

/** Whether Submit is enabled; see `illustrationPayload` for the rule. */
export function canSubmitIllustration(request: IllustrationRequest): boolean {
  return getContents(request) !== null
}

/**
 * What is sent for a request, null while it cannot be submitted: just submitted, no recipient chosen, or instructions
 * that are blank where they are asked for or over their limit. The recipient is sent only when it is the signed-in
 * user, and empty otherwise; the date is the user's own day.
 */
export function illustrationPayload(
  request: IllustrationRequest,
  { userId }: Pick<IllustrationUser, 'userId'>,
  now: Date,
): IllustrationPayload | null {
  const contents = getContents(request)
  if (contents === null) return null
  const recipient = request.recipient?.value === userId ? userId : ''
  return { ...contents, requestDate: localDay(now), recipient }
}

function getContents(
  request: IllustrationRequest,
): Pick<IllustrationPayload, 'agent' | 'policy' | 'instructions'> | null {
  const { agent, policy, recipient, isSubmitted } = request
  if (agent === null || policy === null || recipient === null || isSubmitted) return null
  if (!needsInstructions(request)) return { agent: agent.agentNo, policy: policy.policy, instructions: '' }
  const instructions = cleanInstructions(request.instructions)
  if (instructions === '' || instructions.length > maxInstructionsLength) return null
  return { agent: agent.agentNo, policy: policy.policy, instructions }
}

/**
 * The secure SMS link of the help panel; it opens in a new tab.
 * @param serviceUrl from the environment, with or without a slash at its end
 */
export function secureMessageLink(serviceUrl: string): string {
  return `${serviceUrl.replace(/\/+$/, '')}/SMS/SMSControllerServlet?action=NEW&ad=policy&template=policy`
}
