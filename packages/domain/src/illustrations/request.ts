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
  | { readonly type: 'submitted'; readonly banner: IllustrationBanner; readonly hasSeveralAgents: boolean }
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
  banner: IllustrationBanner,
  hasSeveralAgents: boolean,
): IllustrationRequest {
  if (banner.kind === 'error') return { ...request, banner }
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

/** The facts in the banner after a submission. */
export interface IllustrationBanner {
  /** `neutral` for an outcome that says neither success nor error. */
  readonly kind: 'info' | 'error' | 'neutral'
  /** True for an error without any answer. Default: false. */
  readonly isUnanswered?: boolean
  /** The message that the server saved; error and neutral banners show it. */
  readonly message: string | null
  /** The number under which the request is found again; null without one. */
  readonly requestNo: string | null
  /** An ISO timestamp: by when it's normally ready. Default: null, not known. */
  readonly expectedBy?: string | null
  /** The client's name and the policy number, which a success names. */
  readonly client: string
  readonly policy: string
  /** Sent per the instructions, or announced by SMS when ready to run. */
  readonly delivery: 'instructions' | 'sms'
  /** The person to notify; null when that's not known. */
  readonly recipient: IllustrationRecipient | null
}

/** The parts of the page, from top to bottom. */
const illustrationSections = ['agent', 'policy', 'summary', 'recipient', 'scenarios', 'submit'] as const
export type IllustrationSection = (typeof illustrationSections)[number]

/**
 * The parts that show: the search after an agent, the recipient after a policy, the scenarios after a recipient. Submit
 * always does, because it says what is missing.
 */
export function visibleSections({ agent, policy, recipient }: IllustrationRequest): readonly IllustrationSection[] {
  const hasPolicy = agent !== null && policy !== null
  const shown: Readonly<Record<IllustrationSection, boolean>> = {
    agent: true,
    policy: agent !== null,
    summary: hasPolicy,
    recipient: hasPolicy,
    scenarios: hasPolicy && recipient !== null,
    submit: true,
  }
  return illustrationSections.filter((section) => shown[section])
}

/** True if the instructions are asked for: the policy is handled by hand, or a custom scenario is wanted. */
export function needsInstructions({ policy, isCustom }: IllustrationRequest): boolean {
  return policy !== null && (!policy.automated || isCustom)
}

/** The reason Submit is off. */
export type IllustrationSubmitBlock =
  /** A submission was just made, and neither instructions nor policy nor agent have changed since. */
  | 'submitted'
  | 'no-agent'
  | 'no-policy'
  | 'no-recipient'
  /** The policy is handled by hand, and the instructions are blank. */
  | 'no-scenarios'
  /** A custom scenario is wanted, and the instructions are blank. */
  | 'no-custom-scenario'
  /** A part of a usual scenario is still to be filled in. */
  | 'blanks'
  | 'too-long'

/** The reason Submit is off, the first reason from the top of the page; null when the request can be submitted. */
export function illustrationSubmitBlock(request: IllustrationRequest): IllustrationSubmitBlock | null {
  if (request.isSubmitted) return 'submitted'
  if (request.agent === null) return 'no-agent'
  if (request.policy === null) return 'no-policy'
  if (request.recipient === null) return 'no-recipient'
  if (!needsInstructions(request)) return null
  if (cleanInstructions(request.instructions) === '') {
    return request.policy.automated ? 'no-custom-scenario' : 'no-scenarios'
  }
  if (findBlanks(request.instructions).length > 0) return 'blanks'
  // Counted as typed, like the counter beside the text
  return request.instructions.length > maxInstructionsLength ? 'too-long' : null
}

/** The parts that the usual scenarios leave to the user. */
const scenarioBlanks = ['[age]', '[ages]', '[amount]', '[date]', '[monthly or yearly]'] as const

/** The parts of a usual scenario that are still to be filled in, each once and in their order. Brackets of users are left alone. */
export function findBlanks(instructions: string): readonly (typeof scenarioBlanks)[number][] {
  return scenarioBlanks
    .filter((blank) => instructions.includes(blank))
    .toSorted((one, other) => instructions.indexOf(one) - instructions.indexOf(other))
}

/** True if changing to another agent would lose instructions that the user has typed. */
export function losesInstructions(request: IllustrationRequest, event: IllustrationRequestEvent): boolean {
  return (
    event.type === 'agentPicked' &&
    event.agent?.agentNo !== request.agent?.agentNo &&
    cleanInstructions(request.instructions) !== ''
  )
}

/**
 * The body of a request, null while Submit is off. The recipient is sent only when it is the signed-in user, and empty
 * otherwise; the date is the user's own day.
 */
export function illustrationPayload(
  request: IllustrationRequest,
  { userId }: Pick<IllustrationUser, 'userId'>,
  now: Date,
): IllustrationPayload | null {
  const { agent, policy, recipient } = request
  if (agent === null || policy === null || illustrationSubmitBlock(request) !== null) return null
  return {
    agent: agent.agentNo,
    policy: policy.policy,
    instructions: needsInstructions(request) ? cleanInstructions(request.instructions) : '',
    requestDate: localDay(now),
    recipient: recipient?.value === userId ? userId : '',
  }
}

/**
 * The secure SMS link of the help panel; it opens in a new tab.
 * @param serviceUrl from the environment, with or without a slash at its end
 */
export function secureMessageLink(serviceUrl: string): string {
  return `${serviceUrl.replace(/\/+$/, '')}/SMS/SMSControllerServlet?action=NEW&ad=policy&template=policy`
}
