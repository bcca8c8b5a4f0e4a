'use client'

import { emailForm } from '@producer-portal/domain/account'
import { TextField } from '@producer-portal/ui'
import { forwardRef } from 'react'
import { useErrorText } from '../../i18n/useErrorText.js'
import { useMessages } from '../../i18n/useMessages.js'
import { type AccountChangeProps, AccountForm } from '../AccountForm/AccountForm.js'
import { accountChangeMessages } from '../messages.js'

/** The new email address, entered twice. */
type EmailEntries = Readonly<Record<'email' | 'emailVerified', string>>
export type ChangeEmailProps = AccountChangeProps<EmailEntries>

const fields = [
  { name: 'email', label: 'newEmail' },
  { name: 'emailVerified', label: 'confirmEmail' },
] as const

/** Use it as the page where users enter a new email address, twice. */
export const ChangeEmail = forwardRef<HTMLElement, ChangeEmailProps>(function ChangeEmail(props, ref) {
  const { profile, values, onValuesChange, onSave, ...rest } = props
  const t = useMessages(accountChangeMessages)
  const getErrorText = useErrorText(accountChangeMessages)
  return (
    <AccountForm
      ref={ref}
      {...rest}
      texts={{
        heading: t('emailTitle'),
        lead: t('emailLead'),
        notSaved: t('emailNotSaved'),
        failed: t('emailFailed'),
      }}
      onFile={{ term: t('currentEmail'), detail: profile.email }}
      schema={emailForm(profile.email)}
      getErrorText={getErrorText}
      onValidSubmit={onSave}
    >
      {fields.map(({ name, label }) => (
        <TextField
          key={name}
          name={name}
          type="email"
          label={t(label)}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          aria-required
          value={values[name]}
          onChange={({ target }) => onValuesChange({ ...values, [name]: target.value })}
        />
      ))}
    </AccountForm>
  )
})
