'use client'

import { answerMax, ownQuestion, questionMax, securityQuestions } from '@producer-portal/domain/profile'
import type { SecurityQuestionForm } from '@producer-portal/domain/profile'
import { Select, TextField } from '@producer-portal/ui'
import { forwardRef } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { type AccountChangeProps, AccountForm } from './AccountForm.js'
import { securityQuestionMessages } from './security-question-messages.js'
import { securityQuestionProblems } from './security-question-problems.js'

export type SecurityQuestionProps = AccountChangeProps<SecurityQuestionForm>

const options = securityQuestions.map((question) => ({ value: question, label: question }))
/** Nobody may keep or learn the answer: no browser fills it in, no spelling service reads it. */
const secret = { autoComplete: 'off', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

/** Use it where people choose the question by which the help desk knows them, and its answer. */
export const SecurityQuestion = forwardRef<HTMLElement, SecurityQuestionProps>(function SecurityQuestion(props, ref) {
  const { profile, typed, onTypedChange, onChangeSave, ...rest } = props
  const say = useMessages(securityQuestionMessages)
  const change = (part: Partial<SecurityQuestionForm>) => onTypedChange({ ...typed, ...part })
  return (
    <AccountForm
      ref={ref}
      {...rest}
      texts={{
        heading: say('title'),
        lead: say('lead'),
        notSaved: say('notSaved'),
        failed: say('failed'),
        saved: say('saved'),
      }}
      onFile={{ term: say('currentQuestion'), detail: profile.challengeQuestion }}
      problems={securityQuestionProblems(typed).map(({ field, text }) => ({ field, text: say(text) }))}
      isChanged={Object.values(typed).some(Boolean)}
      onFormSave={() => onChangeSave(typed)}
    >
      {(field) => (
        <>
          <Select
            {...field('choice')}
            label={say('question')}
            options={options}
            placeholder={say('chooseQuestion')}
            aria-required
            value={typed.choice ?? ''}
            onChange={({ target }) => change({ choice: target.value || null })}
          />
          {typed.choice === ownQuestion && (
            <TextField
              {...field('ownText')}
              label={say('ownQuestion')}
              maxLength={questionMax}
              autoComplete="off"
              aria-required
              value={typed.ownText}
              onChange={({ target }) => change({ ownText: target.value })}
            />
          )}
          <TextField
            {...field('answer')}
            {...secret}
            label={say('answer')}
            hint={say('answerHint')}
            maxLength={answerMax}
            aria-required
            value={typed.answer}
            onChange={({ target }) => change({ answer: target.value })}
          />
          <TextField
            {...field('answerVerified')}
            {...secret}
            label={say('confirmAnswer')}
            maxLength={answerMax}
            aria-required
            value={typed.answerVerified}
            onChange={({ target }) => change({ answerVerified: target.value })}
          />
        </>
      )}
    </AccountForm>
  )
})
