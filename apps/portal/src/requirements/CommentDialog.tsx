import type { Case } from '@producer-portal/domain/cases'
import type { Requirement } from '@producer-portal/domain/requirements'
import { RespondToRequirement } from '@producer-portal/features/requirements'
import * as v from 'valibot'
import { caseNameOf } from '../cases/case-name.js'
import { useDraft } from '../drafts/useDraft.js'
import type { Comments } from './useComments.js'

export interface CommentDialogProps {
  isOpen: boolean
  onClose: () => void
  row: Case
  requirement: Requirement
  comments: Comments
}

const draftSchema = v.string()

/** The dialog that answers a requirement with a comment; what is typed is kept until it has arrived. */
export function CommentDialog({ isOpen, onClose, row, requirement, comments }: CommentDialogProps) {
  const { draft = '', setDraft, discardDraft } = useDraft(`requirement-comment/${requirement.id}`, draftSchema)
  return (
    <RespondToRequirement
      isOpen={isOpen}
      onClose={onClose}
      requirement={requirement}
      caseName={caseNameOf(row)}
      comment={draft}
      onCommentChange={setDraft}
      state={comments.progressOf(requirement.id)}
      onRespond={(text) => void comments.send({ contract: row.contract, requirement, text, discardDraft })}
    />
  )
}
