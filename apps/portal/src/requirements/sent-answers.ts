import { statusDelay } from '@producer-portal/domain/requirements'
import type { SentContext, SentMarker } from '@producer-portal/domain/requirements'
import { useMessages } from '@producer-portal/features/i18n'
import { commentMessages, uploadMessages } from '@producer-portal/features/requirements'
import { useToast } from '@producer-portal/ui'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import type { CaseDialog } from '../cases/useCasePanel.js'
import { useDraft } from '../drafts/drafts.js'

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

/** What is told of an answer to a requirement. */
export interface SubmissionCallbacks {
  /** Hears of an answer that has arrived. */
  readonly onSent: (marker: SentMarker) => void
  /** Hears of one that did not. */
  readonly onFailed: (requirementId: string) => void
}

/**
 * Tells in a toast what came of an answer whose dialog was left meanwhile; where it failed, with the way back to it.
 * @param dialog the dialog that is open
 * @param onSent hears of answers that have arrived, whether or not they are told
 */
export function useSubmissionToasts(
  kind: 'upload' | 'comment',
  dialog: CaseDialog | null,
  onSent: (marker: SentMarker) => void,
): SubmissionCallbacks {
  const words = useWords(kind)
  const { show, dismiss } = useToast()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const watched = dialog?.kind === kind ? dialog.requirement.id : null
  const watching = useRef<string | null>(null)
  /** Where the dialogs are, and the toasts that lead there. */
  const ways = useRef(new Map<string, string>())
  const toasts = useRef(new Map<string, number>())

  useEffect(() => {
    watching.current = watched
    if (watched !== null) ways.current.set(watched, `${pathname}${search}`)
    return () => {
      watching.current = null
    }
  }, [watched, pathname, search])
  useEffect(() => {
    const told = watched === null ? undefined : toasts.current.get(watched)
    if (told !== undefined) dismiss(told)
  }, [watched, dismiss])

  return {
    onSent: (marker) => {
      onSent(marker)
      if (marker.requirementId !== watching.current) show({ tone: 'success', ...words.sent })
    },
    onFailed: (requirementId) => {
      if (requirementId === watching.current) return
      const way = ways.current.get(requirementId)
      const action = way === undefined ? undefined : { label: words.back, onAction: () => void navigate(way) }
      toasts.current.set(requirementId, show({ tone: 'error', ...words.failed, action }))
    },
  }
}

function useWords(kind: 'upload' | 'comment') {
  const upload = useMessages(uploadMessages)
  const comment = useMessages(commentMessages)
  if (kind === 'upload') {
    return {
      sent: { title: upload('success'), message: upload('successDelay') },
      failed: { title: upload('failed'), message: upload('openAgain') },
      back: upload('open'),
    }
  }
  return {
    sent: { title: comment('success'), message: comment('successDelay') },
    failed: { title: comment('failed'), message: comment('openAgain') },
    back: comment('open'),
  }
}
