import type { SentMarker } from '@producer-portal/domain/requirements'
import { statusDelay } from '@producer-portal/domain/requirements'
import { useCallback } from 'react'
import * as v from 'valibot'
import { useDraft } from './useDraft.js'

const markerSchema = v.object({
  requirementId: v.string(),
  status: v.nullable(v.string()),
  sentAt: v.number(),
  files: v.optional(v.array(v.object({ name: v.string(), size: v.number() }))),
})
const markersSchema = v.array(markerSchema)
const none: readonly SentMarker[] = []

/** The answers to requirements that were sent from this tab lately, and a way to add one. They end with the session. */
export function useSentAnswers(): readonly [readonly SentMarker[], (marker: SentMarker) => void] {
  const { draft, changeDraft } = useDraft<SentMarker[]>('sent-answers', markersSchema)
  const markers = draft ?? none
  const add = useCallback(
    (marker: SentMarker) =>
      changeDraft([...markers.filter(({ sentAt }) => marker.sentAt - sentAt < statusDelay), marker]),
    [markers, changeDraft],
  )
  return [markers, add]
}
