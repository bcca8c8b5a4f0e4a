'use client'

import { TextField } from '@producer-portal/ui'
import { forwardRef } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { type EmailForm, findEmailProblems } from '../AccountForm/account-forms.js'
import { type AccountChangeProps, AccountForm } from '../AccountForm/AccountForm.js'
import { accountChangeMessages } from '../messages.js'

export type ChangeEmailProps = AccountChangeProps<EmailForm>

const fields = [
  { name: 'email', label: 'newEmail' },
  { name: 'emailVerified', label: 'confirmEmail' },
] as const

/** Use it as the page where users enter a new email address, twice. */
export const ChangeEmail = forwardRef<HTMLElement, ChangeEmailProps>(function ChangeEmail(props, ref) {
  const { profile, values, onValuesChange, onSave, ...rest } = props
  const t = useMessages(accountChangeMessages)
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
      problems={findEmailProblems(values, profile.email).map(({ field, text }) => ({ field, text: t(text) }))}
      onValidSubmit={() => onSave({ email: values.email.trim(), emailVerified: values.emailVerified.trim() })}
    >
      {(field) =>
        fields.map(({ name, label }) => (
          <TextField
            key={name}
            {...field(name)}
            type="email"
            label={t(label)}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            aria-required
            value={values[name]}
            onChange={({ target }) => onValuesChange({ ...values, [name]: target.value })}
          />
        ))
      }
    </AccountForm>
  )
})
