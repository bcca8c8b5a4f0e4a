'use client'

import type { SecurityQuestionForm as TypedQuestion } from '@producer-portal/domain/profile'
import { Banner, DescriptionList, Link, PageHeader } from '@producer-portal/ui'
import { forwardRef, type HTMLAttributes, useEffect, useMemo, useRef } from 'react'
import { useMessages } from '../messages/use-messages.js'
import * as S from './AccountForm.styles.js'
import type { ConfirmFailure } from './contact-failure.js'
import { ReadOnlyNote } from './ReadOnlyNote.js'
import { SaveFailure } from './SaveFailure.js'
import { securityQuestionMessages } from './security-question-messages.js'
import { type QuestionChange, SecurityQuestionForm } from './SecurityQuestionForm.js'

export interface SecurityQuestionProps extends HTMLAttributes<HTMLElement> {
  /** The question on file; null where there is none. */
  current: string | null
  /** The new question as chosen so far. The answers are secret: nobody but the form knows them before they are saved. */
  chosen: Pick<TypedQuestion, 'choice' | 'ownText'>
  onChosenChange: (chosen: Pick<TypedQuestion, 'choice' | 'ownText'>) => void
  /** Shows what is on file, and no form. Default: false. */
  isReadOnly?: boolean
  /** `saving` shows on the button that the answer is on its way; `saved` says so in place of the form. Default: `ready`. */
  state?: 'ready' | 'saving' | 'saved'
  /** Why the last attempt failed; shown above the form and given the focus. A new object is a new failure. */
  failure?: ConfirmFailure
  /** Where people go on once it is saved, and back to who may not change it. */
  onwardHref: string
  onCancel: () => void
  /** Called with the question and both answers, once it may be saved. */
  onQuestionSave: (change: QuestionChange) => void
  /** Hears whether something is typed that leaving would lose. */
  onUnsavedChange?: (isUnsaved: boolean) => void
}

/** Use it where people choose the question by which the help desk knows them, and its answer. */
export const SecurityQuestion = forwardRef<HTMLElement, SecurityQuestionProps>(function SecurityQuestion(props, ref) {
  const { current, chosen, onChosenChange, isReadOnly = false, state = 'ready', failure, ...handlers } = props
  const { onwardHref, onCancel, onQuestionSave, onUnsavedChange, ...rest } = handlers
  const say = useMessages(securityQuestionMessages)
  const reasons = useMemo(
    () => failure && (failure.kind === 'refused' ? failure.errors : [say('failed')]),
    [failure, say],
  )
  const saved = useRef<HTMLDivElement>(null)
  const isSaved = state === 'saved'
  useEffect(() => {
    if (isSaved) saved.current?.focus()
  }, [isSaved])

  return (
    <S.Root ref={ref} {...rest}>
      <PageHeader title={say('title')} description={isReadOnly || isSaved ? undefined : say('lead')} />
      {isSaved && (
        <Banner ref={saved} tone="success" tabIndex={-1} actions={<Link href={onwardHref}>{say('goOn')}</Link>}>
          {say('saved')}
        </Banner>
      )}
      {reasons && !isSaved && <SaveFailure title={say('notSaved')} reasons={reasons} />}
      <DescriptionList items={[{ term: say('currentQuestion'), detail: current }]} emptyText={say('noQuestion')} />
      {isReadOnly && <ReadOnlyNote backHref={onwardHref} />}
      {!isReadOnly && !isSaved && (
        <SecurityQuestionForm
          chosen={chosen}
          onChosenChange={onChosenChange}
          isSaving={state === 'saving'}
          onCancel={onCancel}
          onQuestionSave={onQuestionSave}
          onUnsavedChange={onUnsavedChange}
        />
      )}
    </S.Root>
  )
})
