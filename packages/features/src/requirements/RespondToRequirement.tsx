'use client'

import { commentState, type Requirement } from '@producer-portal/domain/requirements'
import { Banner, Button, Modal, Text, Tooltip } from '@producer-portal/ui'
import { forwardRef } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { clockTime } from './clock-time.js'
import { commentMessages } from './comment-messages.js'
import type { CommentProgress } from './comment-progress.js'
import { CommentField } from './CommentField.js'
import { requirementMessages } from './messages.js'
import { SentNews } from './SentNews.js'
import * as S from './UploadForm.styles.js'

export interface RespondToRequirementProps {
  isOpen: boolean
  /** Called when people close it; never while the comment is on its way. */
  onClose: () => void
  requirement: Pick<Requirement, 'pendingReqType'> & Partial<Pick<Requirement, 'comments'>>
  /** Whose requirement it is: the insured and the contract. */
  caseName: string
  /** The text as it is typed; keep it until it is sent. */
  comment: string
  onCommentChange: (comment: string) => void
  /** Default: typing. */
  state?: CommentProgress
  /** Called with the text, without blanks around it. */
  onRespond: (comment: string) => void
}

const typing: CommentProgress = { kind: 'typing' }

/** Use it to answer a requirement with a comment of at most 280 characters. */
export const RespondToRequirement = forwardRef<HTMLDivElement, RespondToRequirementProps>(
  function RespondToRequirement(props, ref) {
    const { isOpen, onClose, requirement, caseName, comment, onCommentChange, state = typing, onRespond } = props
    const say = useMessages(commentMessages)
    const common = useMessages(requirementMessages)
    const isSending = state.kind === 'sending'
    const whyNot = commentState(comment).canRespond ? null : comment.trim() === '' ? 'typeFirst' : 'tooLong'
    const wanted = requirement.comments?.trim()
    const name = requirement.pendingReqType?.trim() || common('unnamed')
    const actions =
      state.kind === 'sent' ? (
        <Button variant="primary" onClick={onClose}>
          {say('done')}
        </Button>
      ) : (
        <>
          <Button disabled={isSending} onClick={onClose}>
            {say('cancel')}
          </Button>
          <Tooltip content={whyNot && say(whyNot)}>
            <Button
              variant="primary"
              isBusy={isSending}
              aria-disabled={whyNot !== null}
              onClick={() => onRespond(comment.trim())}
            >
              {say(isSending ? 'responding' : 'respond')}
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
        title={say('title')}
        description={say('about', { requirement: name, caseName })}
        closeLabel={common('close')}
        footer={actions}
      >
        <S.Root>
          {state.kind === 'failed' && (
            <Banner tone="error" title={say('failed')}>
              {state.message ?? say('connection')}
            </Banner>
          )}
          {state.kind === 'sent' ? (
            <>
              <SentNews title={say('success')}>{say('successDelay')}</SentNews>
              <Text size="xs" tone="muted" isNumeric>
                {say('sentAt', { time: clockTime(state.sentAt) })}
              </Text>
            </>
          ) : (
            <>
              {wanted && <S.Wanted items={[{ term: common('comments'), detail: wanted }]} />}
              <CommentField comment={comment} onCommentChange={onCommentChange} isReadOnly={isSending} />
            </>
          )}
        </S.Root>
      </Modal>
    )
  },
)
