'use client'

import {
  answerMax,
  ownQuestion,
  questionMax,
  type SecurityQuestionChange,
  type SecurityQuestionForm,
  securityQuestionForm,
  securityQuestions,
} from '@producer-portal/domain/account'
import { Select, TextField } from '@producer-portal/ui'
import { forwardRef } from 'react'
import { useErrorText } from '../../i18n/useErrorText.js'
import { useMessages } from '../../i18n/useMessages.js'
import { type AccountChangeProps, AccountForm } from '../AccountForm/AccountForm.js'
import { securityQuestionMessages } from '../messages.js'

export type SecurityQuestionProps = AccountChangeProps<SecurityQuestionForm, SecurityQuestionChange>

const options = securityQuestions.map((question) => ({ value: question, label: question }))
/** Keeps the answer secret: browsers don't fill it in, and spell checkers don't read it. */
const secret = { autoComplete: 'off', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

/** Use it as the page where users choose the security question that the help desk asks, and its answer. */
export const SecurityQuestion = forwardRef<HTMLElement, SecurityQuestionProps>(function SecurityQuestion(props, ref) {
  const { profile, values, onValuesChange, onSave, ...rest } = props
  const t = useMessages(securityQuestionMessages)
  const getErrorText = useErrorText(securityQuestionMessages)
  const change = (part: Partial<SecurityQuestionForm>) => onValuesChange({ ...values, ...part })
  return (
    <AccountForm
      ref={ref}
      {...rest}
      texts={{
        heading: t('title'),
        lead: t('lead'),
        notSaved: t('notSaved'),
        failed: t('failed'),
      }}
      onFile={{ term: t('currentQuestion'), detail: profile.challengeQuestion }}
      schema={securityQuestionForm}
      getErrorText={getErrorText}
      onValidSubmit={onSave}
    >
      <Select
        name="choice"
        label={t('question')}
        options={options}
        placeholder={t('chooseQuestion')}
        aria-required
        value={values.choice ?? ''}
        onChange={({ target }) => change({ choice: target.value || null })}
      />
      {values.choice === ownQuestion && (
        <TextField
          name="ownText"
          label={t('ownQuestion')}
          maxLength={questionMax}
          autoComplete="off"
          aria-required
          value={values.ownText}
          onChange={({ target }) => change({ ownText: target.value })}
        />
      )}
      <TextField
        name="answer"
        {...secret}
        label={t('answer')}
        hint={t('answerHint')}
        maxLength={answerMax}
        aria-required
        value={values.answer}
        onChange={({ target }) => change({ answer: target.value })}
      />
      <TextField
        name="answerVerified"
        {...secret}
        label={t('confirmAnswer')}
        maxLength={answerMax}
        aria-required
        value={values.answerVerified}
        onChange={({ target }) => change({ answerVerified: target.value })}
      />
    </AccountForm>
  )
})
