'use client'

import type { Case } from '@producer-portal/domain/cases'
import { longestCellText } from '@producer-portal/domain/lists'
import {
  distinguishRequirements,
  offersUpload,
  type Requirement,
  type SentContext,
} from '@producer-portal/domain/requirements'
import { TruncatedText, useLocale } from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'
import { useMessages } from '../../i18n/useMessages.js'
import { useTerms } from '../../i18n/useTerms.js'
import { caseDetailMessages } from '../case-detail-messages.js'

const { color, space } = tokens

const Cell = styled.span`
  display: flex;
  gap: ${space[3]};
  min-inline-size: 0;
  max-inline-size: 100%;

  & > * {
    min-inline-size: 0;
  }

  & > button {
    overflow: hidden;
    padding: 0;
    border: none;
    background: none;
    color: ${color.link};
    font: inherit;
    text-align: start;
    text-decoration: underline;
    text-overflow: ellipsis;
    white-space: nowrap;
    cursor: pointer;

    &:hover {
      color: ${color.linkHover};
    }
  }
`

export interface CommentLinksProps {
  /** The case whose requirements have the comments. */
  row: Pick<Case, 'requirements'>
  /** The answers sent recently, and isn't offered again. Default: only what the service knows. */
  sent?: SentContext
  /** Called with the requirement of the pressed comment. Default: comments are text. */
  onUploadOpen?: (requirement: Requirement) => void
}

/**
 * Use it in the Comments column: a comment on a requirement that takes documents opens the upload, other comments
 * are text.
 */
export function CommentLinks({ row, sent, onUploadOpen }: CommentLinksProps) {
  const locale = useLocale()
  const { toTerm } = useTerms()
  const t = useMessages(caseDetailMessages)
  const distinctions = distinguishRequirements(row.requirements, locale, toTerm)
  return (
    <Cell>
      {row.requirements.map((requirement) => {
        const comment = requirement.comments?.trim()
        if (!comment) return null
        if (!onUploadOpen || !offersUpload(requirement, sent)) {
          return (
            <span key={requirement.id}>
              <TruncatedText text={comment} maxCharacters={longestCellText} title={t('comments')} />
            </span>
          )
        }
        const type = requirement.pendingReqType?.trim() || t('unnamedRequirement')
        const name = [type, distinctions.get(requirement.id)].filter(Boolean).join(' · ')
        return (
          <button
            key={requirement.id}
            type="button"
            title={comment}
            aria-label={t('sendFor', { comment, requirement: name })}
            onClick={() => onUploadOpen(requirement)}
          >
            {comment}
          </button>
        )
      })}
    </Cell>
  )
}
