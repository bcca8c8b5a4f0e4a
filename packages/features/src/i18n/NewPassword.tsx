'use client'

import { credentialLengths, passwordChecklist } from '@producer-portal/domain/auth'
import { NewPasswordFields, type NewPasswordFieldsProps } from '@producer-portal/ui'
import { newPasswordMessages } from './new-password-messages.js'
import { useMessages } from './useMessages.js'

interface NewPasswordProps extends Pick<NewPasswordFieldsProps, 'layout' | 'start'> {
  /** The words before the rules. */
  rulesLabel: string
}

/** The fields for a new password in a form of the sign-in help or the account, with the portal's rules. */
export function NewPassword({ rulesLabel, ...rest }: NewPasswordProps) {
  const t = useMessages(newPasswordMessages)
  return (
    <NewPasswordFields
      labels={{
        password: t('password'),
        confirmation: t('confirmation'),
        showPassword: t('showPassword'),
        showConfirmation: t('showConfirmation'),
        rules: rulesLabel,
      }}
      getRules={(password, confirmation) =>
        passwordChecklist(password, confirmation).map(({ rule, isMet }) => ({ id: rule, label: t(rule), isMet }))
      }
      maxLength={credentialLengths.passwordInputMax}
      {...rest}
    />
  )
}
