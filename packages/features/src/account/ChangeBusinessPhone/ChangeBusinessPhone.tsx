'use client'

import { digitsOf, isBusinessPhoneChanged } from '@producer-portal/domain/account'
import { PhoneField, TextField } from '@producer-portal/ui'
import { forwardRef } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { type BusinessPhoneForm, findBusinessPhoneProblems, cleanExtension } from '../AccountForm/account-forms.js'
import { type AccountChangeProps, AccountForm } from '../AccountForm/AccountForm.js'
import { toContactFacts } from '../contact-facts.js'
import { accountChangeMessages, accountMessages } from '../messages.js'

export type ChangeBusinessPhoneProps = AccountChangeProps<BusinessPhoneForm>

/** Use it as the page where users change their business phone and its extension. */
export const ChangeBusinessPhone = forwardRef<HTMLElement, ChangeBusinessPhoneProps>(
  function ChangeBusinessPhone(props, ref) {
    const { profile, values, onValuesChange, onSave, ...rest } = props
    const say = useMessages(accountChangeMessages)
    const sayShared = useMessages(accountMessages)
    const { value, extension } = toContactFacts(profile).businessPhone
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
        problems={findBusinessPhoneProblems(values).map(({ field, text }) => ({ field, text: say(text) }))}
        isChanged={isBusinessPhoneChanged(values, profile)}
        onValidSubmit={() => onSave({ phone: digitsOf(values.phone), phoneExt: digitsOf(values.phoneExt) })}
      >
        {(field) => (
          <>
            <PhoneField
              {...field('phone')}
              label={say('businessPhone')}
              hint={say('phoneHint')}
              autoComplete="work tel"
              aria-required
              value={values.phone}
              onValueChange={(phone) => onValuesChange({ ...values, phone })}
            />
            <TextField
              {...field('phoneExt')}
              label={say('extension')}
              hint={say('extensionHint')}
              inputMode="numeric"
              autoComplete="work tel-extension"
              value={values.phoneExt}
              onChange={({ target }) => onValuesChange({ ...values, phoneExt: cleanExtension(target.value) })}
            />
          </>
        )}
      </AccountForm>
    )
  },
)
