import type { Contract } from '@producer-portal/domain/contracts'
import { markSent } from '@producer-portal/domain/requirements'
import type { Requirement } from '@producer-portal/domain/requirements'
import type { CommentProgress } from '@producer-portal/features/requirements'
import { useEffect, useRef, useState } from 'react'
import { makeRequestKey } from '../api/request-key.js'
import { sendComment } from './send-answers.js'
import type { SubmissionCallbacks } from './submission-toasts.js'

interface SentComment {
  readonly contract: Contract
  readonly requirement: Requirement
  readonly text: string
  /** Deletes the draft; called once the comment was sent. */
  readonly discardDraft: () => void
}

interface KeyedComment {
  readonly comment: string
  readonly requestKey: string
}

export interface Comments {
  readonly getProgress: (requirementId: string) => CommentProgress
  readonly send: (comment: SentComment) => Promise<void>
}

const typing: CommentProgress = { kind: 'typing' }

/**
 * The comments of a page, one for each requirement. A pending comment continues when its dialog closes, can't be sent a
 * second time meanwhile, and shows its result when the dialog opens again.
 * @param openId the requirement whose dialog is open: opening it again clears the confirmation
 */
export function useComments(openId: string | null, callbacks: SubmissionCallbacks): Comments {
  const [progress, setProgress] = useState<ReadonlyMap<string, CommentProgress>>(new Map())
  const sending = useRef(new Set<string>())
  const keys = useRef(new Map<string, KeyedComment>())
  // The answer may come many renders after the comment was sent
  const latestCallbacks = useRef(callbacks)
  useEffect(() => {
    latestCallbacks.current = callbacks
  })
  const change = (id: string, next: CommentProgress) => setProgress((all) => new Map(all).set(id, next))
  const getProgress = (id: string) => progress.get(id) ?? typing
  const [lastOpenId, setLastOpenId] = useState(openId)
  if (openId !== lastOpenId) {
    setLastOpenId(openId)
    if (openId !== null && getProgress(openId).kind === 'sent') change(openId, typing)
  }

  const send = async ({ contract, requirement, text, discardDraft }: SentComment) => {
    const { id } = requirement
    if (sending.current.has(id)) return
    sending.current.add(id)
    change(id, { kind: 'sending' })
    // An answer may have been lost: the same comment goes out again under the same key
    const last = keys.current.get(id)
    const keyed = last?.comment === text ? last : { comment: text, requestKey: makeRequestKey() }
    keys.current.set(id, keyed)
    const problem = await sendComment(contract, requirement, keyed)
    sending.current.delete(id)
    if (problem !== null) {
      change(id, { kind: 'failed', ...problem })
      latestCallbacks.current.onFailed(id)
      return
    }
    keys.current.delete(id)
    const marker = markSent(requirement, new Date())
    discardDraft()
    change(id, { kind: 'sent', sentAt: marker.sentAt })
    latestCallbacks.current.onSent(marker)
  }
  return { getProgress, send }
}
