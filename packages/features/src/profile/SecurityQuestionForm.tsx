'use client'

import { answerMax, canSaveSecurityQuestion, chosenQuestion, questionMax } from '@producer-portal/domain/profile'
import { ownQuestion, type SecurityQuestionForm as Typed, securityQuestions } from '@producer-portal/domain/profile'
import { Button, ButtonGroup, Select, TextField } from '@producer-portal/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { useMessages } from '../messages/use-messages.js'
import * as S from './AccountForm.styles.js'
import { securityQuestionMessages } from './security-question-messages.js'

/** A question with its answer, as it is saved. */
export interface QuestionChange {
  readonly question: string
  readonly answer: string
  readonly answerVerified: string
}

export interface SecurityQuestionFormProps {
  chosen: Pick<Typed, 'choice' | 'ownText'>
  onChosenChange: (chosen: Pick<Typed, 'choice' | 'ownText'>) => void
  /** Shows that the answer is on its way. */
  isSaving: boolean
  onCancel: () => void
  onQuestionSave: (change: QuestionChange) => void
  onUnsavedChange?: (isUnsaved: boolean) => void
}

const options = securityQuestions.map((question) => ({ value: question, label: question }))
/** Nobody but the form may keep or learn the answer: no browser fills it in, no spelling service reads it. */
const secret = { autoComplete: 'off', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

/** The form of a change of the security question. What was typed stays until it is saved, however often saving fails. */
export function SecurityQuestionForm(props: SecurityQuestionFormProps) {
  const { chosen, onChosenChange, isSaving, onCancel, onQuestionSave, onUnsavedChange } = props
  const say = useMessages(securityQuestionMessages)
  const [answers, setAnswers] = useState({ answer: '', answerVerified: '' })
  const [left, setLeft] = useState({ ownText: false, answerVerified: false })
  const { choice, ownText } = chosen
  const { answer, answerVerified } = answers
  const isUnsaved = [choice, ownText, answer, answerVerified].some(Boolean)
  useEffect(() => {
    onUnsavedChange?.(isUnsaved)
    return () => onUnsavedChange?.(false)
  }, [isUnsaved, onUnsavedChange])

  const mayBeSaved = canSaveSecurityQuestion({ ...chosen, ...answers })
  const differ = answerVerified !== '' && answer.trim() !== answerVerified.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const question = chosenQuestion(chosen)
    if (mayBeSaved && !isSaving && question !== null) onQuestionSave({ question, ...answers })
  }

  return (
    <S.Form method="post" noValidate onSubmit={submit}>
      <S.Fields>
        <Select
          name="question"
          label={say('question')}
          options={options}
          placeholder={say('chooseQuestion')}
          aria-required
          value={choice ?? ''}
          onChange={({ target }) => onChosenChange({ choice: target.value || null, ownText })}
        />
        {choice === ownQuestion && (
          <TextField
            name="ownQuestion"
            label={say('ownQuestion')}
            maxLength={questionMax}
            autoComplete="off"
            aria-required
            error={left.ownText && ownText.trim() === '' ? say('ownQuestionMissing') : undefined}
            value={ownText}
            onChange={({ target }) => onChosenChange({ choice, ownText: target.value })}
            onBlur={() => setLeft({ ...left, ownText: true })}
          />
        )}
        <TextField
          {...secret}
          name="answer"
          label={say('answer')}
          hint={say('answerHint')}
          maxLength={answerMax}
          aria-required
          value={answer}
          onChange={({ target }) => setAnswers({ ...answers, answer: target.value })}
        />
        <TextField
          {...secret}
          name="answerVerified"
          label={say('confirmAnswer')}
          maxLength={answerMax}
          aria-required
          error={left.answerVerified && differ ? say('answersDiffer') : undefined}
          value={answerVerified}
          onChange={({ target }) => setAnswers({ ...answers, answerVerified: target.value })}
          onBlur={() => setLeft({ ...left, answerVerified: true })}
        />
      </S.Fields>
      <ButtonGroup isStackedOnPhone>
        <Button onClick={onCancel}>{say('cancel')}</Button>
        <Button type="submit" variant="primary" aria-disabled={!mayBeSaved} isBusy={isSaving} busyText={say('saving')}>
          {say('save')}
        </Button>
      </ButtonGroup>
    </S.Form>
  )
}
