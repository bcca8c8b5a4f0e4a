'use client'

import type { PasswordChange } from '@producer-portal/domain/profile'
import { credentialLengths } from '@producer-portal/domain/session'
import { PasswordField } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import { profileMessages } from './messages.js'

export interface PasswordFieldsProps {
  /** What was typed so far. */
  typed: PasswordChange
  onTypedChange: (typed: PasswordChange) => void
  /** Id of the rules that the new password must meet, read out with its field. */
  rulesId: string
}

const fields = [
  { name: 'oldPassword', label: 'currentPassword', autoComplete: 'current-password' },
  { name: 'newPassword', label: 'newPassword', autoComplete: 'new-password' },
  { name: 'newPasswordVerified', label: 'confirmPassword', autoComplete: 'new-password' },
] as const

/** The three fields of a change of the password. They take a few characters more than a password may have. */
export function PasswordFields({ typed, onTypedChange, rulesId }: PasswordFieldsProps) {
  const say = useMessages(profileMessages)
  return fields.map(({ name, label, autoComplete }) => (
    <PasswordField
      key={name}
      name={name}
      label={say(label)}
      autoComplete={autoComplete}
      maxLength={credentialLengths.passwordInputMax}
      revealLabel={say('showPassword')}
      aria-required
      isFullWidth
      aria-describedby={name === 'newPassword' ? rulesId : undefined}
      value={typed[name]}
      onChange={({ target }) => onTypedChange({ ...typed, [name]: target.value })}
    />
  ))
}
