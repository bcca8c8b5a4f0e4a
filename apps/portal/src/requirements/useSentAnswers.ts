import { statusDelay } from '@producer-portal/domain/requirements'
import type { SentContext, SentMarker } from '@producer-portal/domain/requirements'
import { useEffect, useMemo, useState } from 'react'
import * as v from 'valibot'
import { useStoredDraft } from '../drafts/drafts.js'
import { sentAnswersName } from './useHasSentAnswers.js'

const markersSchema = v.array(
  v.object({
    requirementId: v.string(),
    status: v.nullable(v.string()),
    sentAt: v.number(),
    files: v.optional(v.array(v.object({ name: v.string(), size: v.number() }))),
  }),
)
const none: readonly SentMarker[] = []

/** The answers sent recently, and a function that adds an answer. */
export type SentAnswers = readonly [SentContext, (marker: SentMarker) => void]

/**
 * The answers to requirements that were sent from this tab recently, and a function that adds one. Each is removed half
 * an hour after it was sent, even while it's on the screen; all are removed when the session ends.
 */
export function useSentAnswers(): SentAnswers {
  const { draft, updateDraft } = useStoredDraft<SentMarker[]>(sentAnswersName, markersSchema)
  const markers = draft ?? none
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const ends = markers.map(({ sentAt }) => sentAt + statusDelay).filter((end) => end > now.getTime())
    if (ends.length === 0) return undefined
    const timer = setTimeout(() => setNow(new Date()), Math.max(0, Math.min(...ends) - Date.now()) + 1)
    return () => clearTimeout(timer)
  }, [markers, now])
  const add = (marker: SentMarker) =>
    updateDraft((current = []) => [...current.filter(({ sentAt }) => marker.sentAt - sentAt < statusDelay), marker])
  const sent = useMemo(() => ({ markers, now }), [markers, now])
  return [sent, add]
}
