import {
  illustrationAgentSchema,
  illustrationBanner,
  illustrationPayload,
  illustrationRequestReducer,
  losesInstructions,
  startIllustrationRequest,
  triggerIllustration,
} from '@producer-portal/domain/illustrations'
import type {
  IllustrationAgent,
  IllustrationBanner,
  IllustrationRequest,
  IllustrationRequestEvent,
  IllustrationUser,
} from '@producer-portal/domain/illustrations'
import type { Failure } from '@producer-portal/domain/endpoint'
import { useRef, useState } from 'react'
import * as v from 'valibot'
import { call } from '../api/api.js'
import { makeRequestKey } from '../api/request-key.js'
import { useDraft } from '../drafts/drafts.js'
import { useIllustrationRequestsRefresh } from './queries.js'

const draftSchema = v.object({
  agent: v.nullable(illustrationAgentSchema),
  policy: v.nullable(v.object({ name: v.string(), policy: v.string(), product: v.string(), automated: v.boolean() })),
  recipient: v.nullable(v.object({ value: v.string(), label: v.string() })),
  instructions: v.string(),
  isCustom: v.boolean(),
  /** The request sent last and may have arrived, with the key under which the service knows it. */
  sent: v.nullable(v.object({ key: v.string(), contents: v.string() })),
})
type RequestDraft = v.InferOutput<typeof draftSchema>

interface Outcome {
  readonly isSubmitted: boolean
  readonly banner: IllustrationBanner | null
}

const noOutcome: Outcome = { isSubmitted: false, banner: null }

/**
 * The request as it is filled in. It's kept as a draft, and asks before a change of the agent discards what was typed.
 * @param number the agent or agency that home office has chosen: each has a draft of its own
 */
export function useIllustrationForm(
  agents: readonly IllustrationAgent[],
  user: IllustrationUser,
  number: string | undefined,
) {
  const { draft, setDraft, discardDraft } = useDraft(
    ['illustration-request', number].filter(Boolean).join('/'),
    draftSchema,
  )
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, Outcome>>>({})
  const outcome = outcomes[number ?? ''] ?? noOutcome
  const [sentNo, setSentNo] = useState<string | null>(null)
  const [asked, setAsked] = useState<readonly IllustrationRequestEvent[] | null>(null)
  const [isSubmitting, setSubmitting] = useState(false)
  const isUnderWay = useRef(false)
  const refresh = useIllustrationRequestsRefresh()

  const start = startIllustrationRequest(agents)
  const kept = draft && fits(draft, agents) ? draft : null
  const request: IllustrationRequest = {
    ...start,
    ...outcome,
    ...(kept && {
      agent: kept.agent,
      policy: kept.policy,
      recipient: kept.recipient,
      instructions: kept.instructions,
      isCustom: kept.isCustom,
    }),
  }

  const hold = ({ isSubmitted, banner, ...form }: IllustrationRequest, sent: RequestDraft['sent']) => {
    setOutcomes((last) => ({ ...last, [number ?? '']: { isSubmitted, banner } }))
    const isEmpty = form.agent?.agentNo === start.agent?.agentNo && form.policy === null && form.instructions === ''
    if (isEmpty) discardDraft()
    else setDraft({ ...form, sent })
  }
  const apply = (events: readonly IllustrationRequestEvent[]) => {
    setAsked(null)
    hold(events.reduce(illustrationRequestReducer, request), kept?.sent ?? null)
  }
  const change = (...events: readonly IllustrationRequestEvent[]) => {
    if (events.some((event) => losesInstructions(request, event))) setAsked(events)
    else apply(events)
  }

  const submit = async () => {
    const payload = illustrationPayload(request, user, new Date())
    if (payload === null || isUnderWay.current) return
    // An answer may have been lost: the same request goes out again under the same key
    const contents = JSON.stringify(payload)
    const sent = kept?.sent?.contents === contents ? kept.sent : { key: makeRequestKey(), contents }
    hold({ ...request, banner: null }, sent)
    isUnderWay.current = true
    setSubmitting(true)
    const result = await call(triggerIllustration, { body: { ...payload, requestKey: sent.key } })
    isUnderWay.current = false
    setSubmitting(false)
    const answer = result.ok ? result.data : { msgType: 'error', message: toErrorMessage(result.failure) }
    const isUnanswered = !result.ok && result.failure.kind === 'unreachable'
    const banner = { ...illustrationBanner(answer, request), isUnanswered }
    const hasSeveralAgents = agents.length > 1
    hold(illustrationRequestReducer(request, { type: 'submitted', banner, hasSeveralAgents }), sent)
    if (banner.kind === 'error') return
    setSentNo(banner.requestNo)
    refresh()
  }

  return {
    request,
    change,
    isSubmitting,
    /** The number of the request that was sent last, on this visit. */
    sentNo,
    submit: () => void submit(),
    discard: discardDraft,
    question: asked && { onKeep: () => setAsked(null), onDiscard: () => apply(asked) },
  }
}

/** A draft counts while its agent is still among those the user may choose. */
function fits({ agent }: RequestDraft, agents: readonly IllustrationAgent[]): boolean {
  return agent === null || agents.some(({ agentNo }) => agentNo === agent.agentNo)
}

function toErrorMessage(failure: Failure): string | null {
  return ('message' in failure && failure.message) || null
}
