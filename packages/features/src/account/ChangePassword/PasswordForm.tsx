'use client'

import { canSavePassword, type PasswordChange } from '@producer-portal/domain/account'
import { passwordChecklist } from '@producer-portal/domain/auth'
import { Button, ButtonGroup, Checklist, Tooltip } from '@producer-portal/ui'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { accountMessages } from '../messages.js'
import * as S from './ChangePassword.styles.js'
import { PasswordFields } from './PasswordFields.js'

export interface PasswordFormProps {
  /** Whose password it is, for password managers. */
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

  const mayBeSaved = canSavePassword(values)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (mayBeSaved && !isSaving) onPasswordSave(values)
  }
  const checks = passwordChecklist(values.newPassword, values.newPasswordVerified)

  return (
    // `post`, so that a password never lands in an address, should the page's script be missing
    <S.Form method="post" noValidate onSubmit={submit}>
      <input type="text" name="username" autoComplete="username" value={userId} readOnly hidden />
      <S.Fields>
        <PasswordFields values={values} onValuesChange={setValues} rulesId={rulesId} />
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
          {onCancel && <Button onClick={onCancel}>{t('cancel')}</Button>}
          <Tooltip content={mayBeSaved ? null : t('passwordFirst')}>
            <Button
              type="submit"
              variant="primary"
              aria-disabled={!mayBeSaved}
              isPending={isSaving}
              pendingText={t('saving')}
            >
              {t('savePassword')}
            </Button>
          </Tooltip>
        </ButtonGroup>
      </S.Actions>
    </S.Form>
  )
}
