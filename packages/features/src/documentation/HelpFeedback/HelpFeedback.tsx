'use client'

import type { Result } from '@producer-portal/domain/endpoint'
import {
  type HelpFeedback as Feedback,
  type HelpFeedbackInput,
  feedbackCommentMax,
  feedbackForm,
} from '@producer-portal/domain/documentation'
import {
  Banner,
  Button,
  ButtonGroup,
  Form,
  Heading,
  Skeleton,
  StatusRegion,
  Text,
  TextArea,
  VisuallyHidden,
} from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { useErrorText } from '../../i18n/useErrorText.js'
import { useMessages } from '../../i18n/useMessages.js'
import { documentationMessages } from '../messages.js'

const { borderWidth, color, space } = tokens

const Root = styled.section`
  display: grid;
  gap: ${space[3]};
  padding-block-start: ${space[6]};
  border-block-start: ${borderWidth.hairline} solid ${color.border};

  @media print {
    display: none;
  }
`

/** The answer being saved, or saved: the choice, or the comment. */
export type FeedbackPart = 'choice' | 'comment'

/** The saved answer and its outcome. */
export interface FeedbackOutcome {
  readonly part: FeedbackPart
  readonly result: Result<unknown>
}

export interface HelpFeedbackProps {
  /** True if the saved answer is being loaded, was loaded, or failed to load. Default: loaded. */
  state?: 'loading' | 'ready' | 'error'
  /** The saved answer of the user. */
  saved: Feedback
  /** The text the user typed as the comment. */
  comment: string
  /** Called with the comment as it is typed. */
  onCommentChange: (comment: string) => void
  /** The answer being saved. Default: nothing. */
  saving?: FeedbackPart | null
  /** The way the last saving ended. Default: nothing was saved yet. */
  outcome?: FeedbackOutcome | null
  /** Called with the whole answer when the user chooses, or sends a comment. */
  onSave: (answer: HelpFeedbackInput, part: FeedbackPart) => void
  /** Called to load the saved answer again. */
  onRetry?: () => void
}

/** Use it below a help page: whether it was helpful, and what would make it better. */
export function HelpFeedback(props: HelpFeedbackProps) {
  const { state = 'ready', saved, saving, outcome, onSave } = props
  const t = useMessages(documentationMessages)
  const id = useId()
  const [pressed, setPressed] = useState<boolean | null>(null)
  const thanks = outcome?.result.ok ? t(outcome.part === 'choice' ? 'choiceSaved' : 'commentSaved') : null
  const choose = (isHelpful: boolean) => {
    setPressed(isHelpful)
    onSave({ isHelpful, comment: saved.comment }, 'choice')
  }
  const choice = (isHelpful: boolean) => (
    <Button
      aria-pressed={saved.isHelpful === isHelpful}
      isPending={saving === 'choice' && pressed === isHelpful}
      aria-disabled={saving === 'choice'}
      onClick={() => choose(isHelpful)}
    >
      {t(isHelpful ? 'helpful' : 'notHelpful')}
    </Button>
  )
  return (
    <Root aria-labelledby={id}>
      <Heading level={2} size="md" id={id}>
        {t('feedback')}
      </Heading>
      {state === 'loading' && (
        <div aria-busy>
          <VisuallyHidden>{t('feedbackLoading')}</VisuallyHidden>
          <Skeleton shape="block" height="2.5rem" width="10rem" />
        </div>
      )}
      {state === 'error' && (
        <Banner tone="error" actions={<Button onClick={props.onRetry}>{t('retry')}</Button>}>
          {t('feedbackNotLoaded')}
        </Banner>
      )}
      {state === 'ready' && (
        <>
          <ButtonGroup aria-labelledby={id} role="group">
            {choice(true)}
            {choice(false)}
          </ButtonGroup>
          <StatusRegion>{thanks && <Text tone="muted">{thanks}</Text>}</StatusRegion>
          {outcome && !outcome.result.ok && (
            <Banner tone="error" title={t(outcome.part === 'choice' ? 'choiceNotSaved' : 'commentNotSaved')}>
              {t(outcome.result.failure.kind === 'unreachable' ? 'unreachable' : 'tryAgain')}
            </Banner>
          )}
          {saved.isHelpful !== null && <CommentForm {...props} isHelpful={saved.isHelpful} />}
        </>
      )}
    </Root>
  )
}

function CommentForm(props: HelpFeedbackProps & { isHelpful: boolean }) {
  const { saved, comment, saving, isHelpful, onSave } = props
  const t = useMessages(documentationMessages)
  const isTooLong = comment.trim().length > feedbackCommentMax
  const values = { count: feedbackCommentMax }
  const getErrorText = useErrorText(documentationMessages, values)
  return (
    <Form
      schema={feedbackForm(saved)}
      getErrorText={getErrorText}
      onValidSubmit={(typed) => onSave({ isHelpful, comment: typed.comment }, 'comment')}
    >
      <TextArea
        name="comment"
        label={t(isHelpful ? 'commentHelpful' : 'commentNotHelpful')}
        hint={t('commentHint')}
        error={isTooLong && t('commentTooLong', values)}
        rows={3}
        characterLimit={feedbackCommentMax}
        isFullWidth
        value={comment}
        onChange={(event) => props.onCommentChange(event.target.value)}
      />
      <ButtonGroup>
        <Button type="submit" isPending={saving === 'comment'}>
          {t('sendComment')}
        </Button>
      </ButtonGroup>
    </Form>
  )
}
