import { statusDelay } from '@producer-portal/domain/requirements'
import type { SentContext, SentMarker } from '@producer-portal/domain/requirements'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { useDraft } from '../drafts/useDraft.js'

const markersSchema = v.array(
  v.object({
    requirementId: v.string(),
    status: v.nullable(v.string()),
    sentAt: v.number(),
    files: v.optional(v.array(v.object({ name: v.string(), size: v.number() }))),
  }),
)
const none: readonly SentMarker[] = []

/**
 * The answers to requirements that were sent from this tab lately, and a way to add one. They end with the session, and
 * each half an hour after it was sent, also under the reader's eyes.
 */
export function useSentAnswers(): readonly [SentContext, (marker: SentMarker) => void] {
  const { draft, updateDraft } = useDraft<SentMarker[]>('sent-answers', markersSchema)
  const markers = draft ?? none
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const ends = markers.map(({ sentAt }) => sentAt + statusDelay).filter((end) => end > now.getTime())
    if (ends.length === 0) return undefined
    const timer = setTimeout(() => setNow(new Date()), Math.max(0, Math.min(...ends) - Date.now()) + 1)
    return () => clearTimeout(timer)
  }, [markers, now])
  const add = (marker: SentMarker) =>
    updateDraft((kept = []) => [...kept.filter(({ sentAt }) => marker.sentAt - sentAt < statusDelay), marker])
  return [{ markers, now }, add]
}
