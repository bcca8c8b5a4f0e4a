'use client'

import { digitsOf, isBusinessPhoneChanged } from '@producer-portal/domain/profile'
import { PhoneField, TextField } from '@producer-portal/ui'
import { forwardRef } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { accountChangeMessages } from './account-change-messages.js'
import { type BusinessPhoneForm, businessPhoneProblems, typedExtension } from './account-forms.js'
import { type AccountChangeProps, AccountForm } from './AccountForm.js'
import { contactFacts } from './contact-facts.js'
import { profileMessages } from './messages.js'

export type ChangeBusinessPhoneProps = AccountChangeProps<BusinessPhoneForm>

/** Use it where people enter the phone of their office and its extension. */
export const ChangeBusinessPhone = forwardRef<HTMLElement, ChangeBusinessPhoneProps>(
  function ChangeBusinessPhone(props, ref) {
    const { profile, typed, onTypedChange, onChangeSave, ...rest } = props
    const say = useMessages(accountChangeMessages)
    const sayShared = useMessages(profileMessages)
    const { value, extension } = contactFacts(profile).businessPhone
    return (
      <AccountForm
        ref={ref}
        {...rest}
        texts={{
          heading: say('businessPhoneTitle'),
          lead: say('businessPhoneLead'),
          notSaved: say('phoneNotSaved'),
          failed: say('phoneFailed'),
          saved: say('phoneSaved'),
        }}
        onFile={{
          term: say('currentBusinessPhone'),
          detail: value && extension ? sayShared('phoneWithExtension', { number: value, extension }) : value,
        }}
        problems={businessPhoneProblems(typed).map(({ field, text }) => ({ field, text: say(text) }))}
        isChanged={isBusinessPhoneChanged(typed, profile)}
        onFormSave={() => onChangeSave({ phone: digitsOf(typed.phone), phoneExt: digitsOf(typed.phoneExt) })}
      >
        {(field) => (
          <>
            <PhoneField
              {...field('phone')}
              label={say('businessPhone')}
              hint={say('phoneHint')}
              autoComplete="work tel"
              aria-required
              value={typed.phone}
              onValueChange={(phone) => onTypedChange({ ...typed, phone })}
            />
            <TextField
              {...field('phoneExt')}
              label={say('extension')}
              hint={say('extensionHint')}
              inputMode="numeric"
              autoComplete="work tel-extension"
              value={typed.phoneExt}
              onChange={({ target }) => onTypedChange({ ...typed, phoneExt: typedExtension(target.value) })}
            />
          </>
        )}
      </AccountForm>
    )
  },
)
