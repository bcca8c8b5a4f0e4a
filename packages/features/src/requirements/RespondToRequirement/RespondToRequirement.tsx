'use client'

import { commentState, type Requirement } from '@producer-portal/domain/requirements'
import { Banner, Button, Modal, Text, Tooltip, Stack, useLocale } from '@producer-portal/ui'
import { forwardRef, useRef } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { useTerms } from '../../i18n/useTerms.js'
import { formatClockTime } from '../../i18n/format-time.js'
import { commentMessages, requirementMessages } from '../messages.js'
import { getRequirementTitle, type TitledRequirement } from '../requirement-title.js'
import * as S from '../SendDocuments/UploadForm.styles.js'
import { SubmittedBanner } from '../SubmittedBanner.js'
import type { CommentProgress } from './comment-progress.js'
import { CommentField } from './CommentField.js'

export interface RespondToRequirementProps {
  /** True if the dialog is open. */
  isOpen: boolean
  /** Called when the user closes the dialog; never while the comment is sent. */
  onClose: () => void
  /** The requirement that is answered; its comments are shown above the field. */
  requirement: TitledRequirement & Partial<Pick<Requirement, 'comments'>>
  /**
   * The detail that tells it apart from others of its type, from `distinguishRequirements`. Default: its date and
   * orderer.
   */
  distinction?: string
  /** The insured and the contract; shown below the title. */
  caseName: string
  /** The text of the comment; keep it until it is sent. */
  comment: string
  /** Called with the text after every change. */
  onCommentChange: (comment: string) => void
  /** Default: typing. */
  state?: CommentProgress
  /** Called with the trimmed text. */
  onRespond: (comment: string) => void
}

const typing: CommentProgress = { kind: 'typing' }

/** Use it to answer a requirement with a comment of at most 280 characters. */
export const RespondToRequirement = forwardRef<HTMLDivElement, RespondToRequirementProps>(
  function RespondToRequirement(props, ref) {
    const { isOpen, onClose, requirement, caseName, comment, onCommentChange, state = typing, onRespond } = props
    const locale = useLocale()
    const t = useMessages(commentMessages)
    const common = useMessages(requirementMessages)
    const { toTerm } = useTerms()
    const field = useRef<HTMLTextAreaElement>(null)
    const isSending = state.kind === 'sending'
    const disabledReason = commentState(comment).canRespond ? null : comment.trim() === '' ? 'typeFirst' : 'tooLong'
    const wanted = requirement.comments?.trim()
    const name = getRequirementTitle(requirement, common('unnamed'), locale, toTerm, props.distinction)
    const actions =
      state.kind === 'sent' ? (
        <Button variant="primary" onClick={onClose}>
          {t('done')}
        </Button>
      ) : (
        <>
          <Button disabled={isSending} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Tooltip content={disabledReason && t(disabledReason)}>
            <Button
              variant="primary"
              isPending={isSending}
              aria-disabled={disabledReason !== null}
              onClick={() => onRespond(comment.trim())}
            >
              {t(isSending ? 'responding' : 'respond')}
            </Button>
          </Tooltip>
        </>
      )
    return (
      <Modal
        ref={ref}
        isOpen={isOpen}
        onClose={onClose}
        isDismissable={!isSending}
        initialFocus={field}
        title={t('title')}
        description={t('about', { requirement: name, caseName })}
        footer={actions}
      >
        <Stack>
          {state.kind === 'failed' && (
            <Banner tone="error" title={t('failed')}>
              {state.message ?? t('connection')}
            </Banner>
          )}
          {state.kind === 'sent' ? (
            <>
              <SubmittedBanner title={t('success')}>{t('successDelay')}</SubmittedBanner>
              <Text size="xs" tone="muted" isNumeric>
                {t('sentAt', { time: formatClockTime(state.sentAt, locale) })}
              </Text>
            </>
          ) : (
            <>
              {wanted && <S.Wanted items={[{ term: common('comments'), detail: wanted }]} />}
              <CommentField field={field} comment={comment} onCommentChange={onCommentChange} isReadOnly={isSending} />
            </>
          )}
        </Stack>
      </Modal>
    )
  },
)
