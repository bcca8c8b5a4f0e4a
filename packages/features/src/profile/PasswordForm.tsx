'use client'

import { canSavePassword, type PasswordChange } from '@producer-portal/domain/profile'
import { passwordChecklist } from '@producer-portal/domain/session'
import { Button, ButtonGroup, Checklist, Tooltip } from '@producer-portal/ui'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { useMessages } from '../messages/use-messages.js'
import * as S from './ChangePassword.styles.js'
import { profileMessages } from './messages.js'
import { PasswordFields } from './PasswordFields.js'

export interface PasswordFormProps {
  /** Whose password it is, for password managers. */
  userId: string
  /** Shows that the answer is on its way. */
  isSaving: boolean
  /** Called by Cancel; left out, there is no such button. */
  onCancel?: () => void
  onPasswordSave: (change: PasswordChange) => void
  onUnsavedChange?: (isUnsaved: boolean) => void
}

const nothing: PasswordChange = { oldPassword: '', newPassword: '', newPasswordVerified: '' }

/** The form of a change of the password. What was typed stays until it is saved, however often saving fails. */
export function PasswordForm({ userId, isSaving, onCancel, onPasswordSave, onUnsavedChange }: PasswordFormProps) {
  const say = useMessages(profileMessages)
  const rulesId = useId()
  const [typed, setTyped] = useState(nothing)
  const isUnsaved = Object.values(typed).some((value) => value !== '')
  useEffect(() => {
    onUnsavedChange?.(isUnsaved)
    return () => onUnsavedChange?.(false)
  }, [isUnsaved, onUnsavedChange])

  const mayBeSaved = canSavePassword(typed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (mayBeSaved && !isSaving) onPasswordSave(typed)
  }
  const checks = passwordChecklist(typed.newPassword, typed.newPasswordVerified)

  return (
    // `post`, so that a password never lands in an address, should the page's script be missing
    <S.Form method="post" noValidate onSubmit={submit}>
      <input type="text" name="username" autoComplete="username" value={userId} readOnly hidden />
      <S.Fields>
        <PasswordFields typed={typed} onTypedChange={setTyped} rulesId={rulesId} />
      </S.Fields>
      <S.Rules>
        <Checklist
          id={rulesId}
          label={say('newPasswordNeeds')}
          items={checks.map(({ rule, isMet }) => ({ id: rule, label: say(rule), isMet }))}
          metText={say('met')}
          notMetText={say('notMet')}
        />
      </S.Rules>
      <S.Actions>
        <ButtonGroup isStackedOnPhone>
          {onCancel && <Button onClick={onCancel}>{say('cancel')}</Button>}
          <Tooltip content={mayBeSaved ? null : say('passwordFirst')}>
            <Button
              type="submit"
              variant="primary"
              aria-disabled={!mayBeSaved}
              isBusy={isSaving}
              busyText={say('saving')}
            >
              {say('savePassword')}
            </Button>
          </Tooltip>
        </ButtonGroup>
      </S.Actions>
    </S.Form>
  )
}
