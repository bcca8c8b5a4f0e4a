import { localDay } from '../formatting/dates.ts'
import type { IllustrationUser } from './choices.ts'
import type { IllustrationPayload } from './entities.ts'
import { maxInstructionsLength } from './entities.ts'
import type { IllustrationRequest } from './request-state.ts'

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
  return contentsOf(request) !== null
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
  const contents = contentsOf(request)
  if (contents === null) return null
  const recipient = request.recipient?.value === userId ? userId : ''
  return { ...contents, requestDate: localDay(now), recipient }
}

function contentsOf(
  request: IllustrationRequest,
): Pick<IllustrationPayload, 'agent' | 'policy' | 'instructions'> | null {
  const { agent, policy, recipient, isSubmitted } = request
  if (agent === null || policy === null || recipient === null || isSubmitted) return null
  if (!needsInstructions(request)) return { agent: agent.agentNo, policy: policy.policy, instructions: '' }
  const instructions = request.instructions.trim()
  if (instructions === '' || instructions.length > maxInstructionsLength) return null
  return { agent: agent.agentNo, policy: policy.policy, instructions }
}
