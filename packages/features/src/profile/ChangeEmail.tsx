'use client'

import { TextField } from '@producer-portal/ui'
import { forwardRef } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { accountChangeMessages } from './account-change-messages.js'
import { type EmailForm, emailProblems } from './account-forms.js'
import { type AccountChangeProps, AccountForm } from './AccountForm.js'

export type ChangeEmailProps = AccountChangeProps<EmailForm>

const fields = [
  { name: 'email', label: 'newEmail' },
  { name: 'emailVerified', label: 'confirmEmail' },
] as const

/** Use it where people enter another e-mail address, twice. */
export const ChangeEmail = forwardRef<HTMLElement, ChangeEmailProps>(function ChangeEmail(props, ref) {
  const { profile, typed, onTypedChange, onChangeSave, ...rest } = props
  const say = useMessages(accountChangeMessages)
  return (
    <AccountForm
      ref={ref}
      {...rest}
      texts={{
        heading: say('emailTitle'),
        lead: say('emailLead'),
        notSaved: say('emailNotSaved'),
        failed: say('emailFailed'),
        saved: say('emailSaved'),
      }}
      onFile={{ term: say('currentEmail'), detail: profile.email }}
      problems={emailProblems(typed, profile.email).map(({ field, text }) => ({ field, text: say(text) }))}
      isChanged={typed.email.trim() !== '' || typed.emailVerified.trim() !== ''}
      onFormSave={() => onChangeSave({ email: typed.email.trim(), emailVerified: typed.emailVerified.trim() })}
    >
      {(field) =>
        fields.map(({ name, label }) => (
          <TextField
            key={name}
            {...field(name)}
            type="email"
            label={say(label)}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            aria-required
            value={typed[name]}
            onChange={({ target }) => onTypedChange({ ...typed, [name]: target.value })}
          />
        ))
      }
    </AccountForm>
  )
})
