import type { Case } from '@producer-portal/domain/cases'
import { markSent } from '@producer-portal/domain/requirements'
import type { Requirement, SentMarker } from '@producer-portal/domain/requirements'
import { RespondToRequirement } from '@producer-portal/features/requirements'
import type { CommentProgress } from '@producer-portal/features/requirements'
import { useState } from 'react'
import * as v from 'valibot'
import { sendComment } from '../data/send-comment.js'
import { useDraft } from '../state/useDraft.js'
import { caseNameOf } from './case-name.js'

export interface CommentDialogProps {
  isOpen: boolean
  onClose: () => void
  row: Case
  requirement: Requirement
  /** Hears of a comment that has arrived. */
  onSent: (marker: SentMarker) => void
}

const draftSchema = v.string()

/** The dialog that answers a requirement with a comment; what is typed is kept until it is sent. */
export function CommentDialog({ isOpen, onClose, row, requirement, onSent }: CommentDialogProps) {
  const { draft = '', changeDraft, dropDraft } = useDraft(`requirement-comment/${requirement.id}`, draftSchema)
  const [state, setState] = useState<CommentProgress>({ kind: 'typing' })
  const respond = async (comment: string) => {
    setState({ kind: 'sending' })
    const outcome = await sendComment(row.contract, requirement, comment)
    if (outcome.kind === 'failed') {
      setState(outcome)
      return
    }
    const marker = markSent(requirement, new Date())
    dropDraft()
    setState({ kind: 'sent', sentAt: marker.sentAt })
    onSent(marker)
  }
  return (
    <RespondToRequirement
      isOpen={isOpen}
      onClose={onClose}
      requirement={requirement}
      caseName={caseNameOf(row)}
      comment={draft}
      onCommentChange={changeDraft}
      state={state}
      onRespond={(comment) => void respond(comment)}
    />
  )
}
