'use client'

import { canSavePassword, type PasswordChange } from '@producer-portal/domain/account'
import { passwordChecklist } from '@producer-portal/domain/auth'
import { Button, ButtonGroup, Checklist } from '@producer-portal/ui'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { accountMessages } from '../messages.js'
import * as S from './ChangePassword.styles.js'
import { PasswordFields, type PasswordProblems } from './PasswordFields.js'

export interface PasswordFormProps {
  /** The user ID, for password managers. */
  userId: string
  /** Shows a spinner on the button. */
  isSaving: boolean
  /** Called by Cancel. Without it, there is no such button. */
  onCancel?: () => void
  /** Called with the passwords once they can be saved. */
  onPasswordSave: (change: PasswordChange) => void
  /** Called when entries appear that leaving would lose, and when there are none anymore. */
  onUnsavedChange?: (isUnsaved: boolean) => void
}

const nothing: PasswordChange = { oldPassword: '', newPassword: '', newPasswordVerified: '' }

/** The form of a change of the password. What was typed stays until it is saved, however often saving fails. */
export function PasswordForm({ userId, isSaving, onCancel, onPasswordSave, onUnsavedChange }: PasswordFormProps) {
  const t = useMessages(accountMessages)
  const rulesId = useId()
  const [values, setValues] = useState(nothing)
  const isUnsaved = Object.values(values).some((value) => value !== '')
  useEffect(() => {
    onUnsavedChange?.(isUnsaved)
    return () => onUnsavedChange?.(false)
  }, [isUnsaved, onUnsavedChange])

  const [isSubmitted, setSubmitted] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const problems = findPasswordProblems(values)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    const [first] = Object.keys(problems)
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    else if (!isSaving) onPasswordSave(values)
  }
  const checks = passwordChecklist(values.newPassword, values.newPasswordVerified)

  return (
    // `post`, so that a password never lands in an address, should the page's script be missing
    <S.Form ref={form} method="post" noValidate onSubmit={submit}>
      <input type="text" name="username" autoComplete="username" value={userId} readOnly hidden />
      <S.Fields>
        <PasswordFields
          values={values}
          onValuesChange={setValues}
          rulesId={rulesId}
          problems={isSubmitted ? problems : {}}
        />
      </S.Fields>
      <S.Rules>
        <Checklist
          id={rulesId}
          label={t('newPasswordNeeds')}
          items={checks.map(({ rule, isMet }) => ({ id: rule, label: t(rule), isMet }))}
          metText={t('met')}
          notMetText={t('notMet')}
        />
      </S.Rules>
      <S.Actions>
        <ButtonGroup isStackedOnPhone>
          <Button type="submit" variant="primary" isPending={isSaving} pendingText={t('saving')}>
            {t('savePassword')}
          </Button>
          {onCancel && <Button onClick={onCancel}>{t('cancel')}</Button>}
        </ButtonGroup>
      </S.Actions>
    </S.Form>
  )
}

/** Problems that keep the passwords from being saved, by field in their order, as the names of texts. */
function findPasswordProblems(values: PasswordChange): PasswordProblems {
  if (canSavePassword(values)) return {}
  const { oldPassword, newPassword, newPasswordVerified } = values
  const isRuleUnmet = passwordChecklist(newPassword, newPasswordVerified).some(
    ({ rule, isMet }) => rule !== 'match' && !isMet,
  )
  return {
    ...(oldPassword === '' && { oldPassword: 'currentPasswordMissing' }),
    ...(isRuleUnmet && { newPassword: 'passwordUnmet' }),
    ...(newPassword !== newPasswordVerified && { newPasswordVerified: 'confirmationUnmet' }),
  }
}
