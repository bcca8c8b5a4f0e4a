'use client'

import { type Case, longestCellText } from '@producer-portal/domain/cases'
import { type Requirement, takesDocuments } from '@producer-portal/domain/requirements'
import { TruncatedText } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import { caseDetailMessages } from './case-detail-messages.js'
import * as S from './CommentLinks.styles.js'

export interface CommentLinksProps {
  row: Pick<Case, 'requirements'>
  /** Called with the requirement whose comment was pressed. */
  onUploadOpen: (requirement: Requirement) => void
}

/**
 * Use it in the Comments column: the comment on a requirement that takes documents is a way to send them, the others
 * are text.
 */
export function CommentLinks({ row, onUploadOpen }: CommentLinksProps) {
  const say = useMessages(caseDetailMessages)
  return (
    <S.Cell>
      {row.requirements.map((requirement) => {
        const comment = requirement.comments?.trim()
        if (!comment) return null
        if (!takesDocuments(requirement)) {
          return (
            <span key={requirement.id}>
              <TruncatedText text={comment} maxCharacters={longestCellText} title={say('comments')} />
            </span>
          )
        }
        const name = requirement.pendingReqType?.trim() || say('unnamedRequirement')
        return (
          <button
            key={requirement.id}
            type="button"
            title={comment}
            aria-label={say('sendFor', { comment, requirement: name })}
            onClick={() => onUploadOpen(requirement)}
          >
            {comment}
          </button>
        )
      })}
    </S.Cell>
  )
}
