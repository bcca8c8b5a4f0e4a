'use client'

import type { PasswordChange } from '@producer-portal/domain/account'
import { credentialLengths } from '@producer-portal/domain/auth'
import { PasswordField } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { accountMessages } from '../messages.js'

/** The problem with each field, as the name of its text. */
export type PasswordProblems = Partial<
  Record<keyof PasswordChange, 'currentPasswordMissing' | 'passwordUnmet' | 'confirmationUnmet'>
>

export interface PasswordFieldsProps {
  /** The values of the form. */
  values: PasswordChange
  /** Called with all three passwords after every change. */
  onValuesChange: (values: PasswordChange) => void
  /** Id of the rules that the new password must meet, read out with its field. */
  rulesId: string
  /** The problem with the entries; shown at the fields. */
  problems: PasswordProblems
}

const fields = [
  { name: 'oldPassword', label: 'currentPassword', reveal: 'showCurrentPassword', autoComplete: 'current-password' },
  { name: 'newPassword', label: 'newPassword', reveal: 'showNewPassword', autoComplete: 'new-password' },
  { name: 'newPasswordVerified', label: 'confirmPassword', reveal: 'showConfirmation', autoComplete: 'new-password' },
] as const

/** The three fields of a change of the password. They take a few characters more than a password may have. */
export function PasswordFields({ values, onValuesChange, rulesId, problems }: PasswordFieldsProps) {
  const t = useMessages(accountMessages)
  const getError = (problem: PasswordProblems[keyof PasswordChange]) => problem && t(problem)
  return fields.map(({ name, label, reveal, autoComplete }) => (
    <PasswordField
      key={name}
      name={name}
      label={t(label)}
      autoComplete={autoComplete}
      maxLength={credentialLengths.passwordInputMax}
      revealLabel={t(reveal)}
      aria-required
      error={getError(problems[name])}
      isFullWidth
      aria-describedby={name === 'newPassword' ? rulesId : undefined}
      value={values[name]}
      onChange={({ target }) => onValuesChange({ ...values, [name]: target.value })}
    />
  ))
}
