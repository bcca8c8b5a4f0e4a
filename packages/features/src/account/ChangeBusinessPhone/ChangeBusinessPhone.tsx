'use client'

import { businessPhoneForm, isBusinessPhoneChanged, phoneExtMax, toDigits } from '@producer-portal/domain/account'
import { PhoneField, TextField } from '@producer-portal/ui'
import { forwardRef } from 'react'
import { useErrorText } from '../../i18n/useErrorText.js'
import { useMessages } from '../../i18n/useMessages.js'
import { type AccountChangeProps, AccountForm } from '../AccountForm/AccountForm.js'
import { toContactFacts } from '../contact-facts.js'
import { accountChangeMessages, accountMessages } from '../messages.js'

/** A business phone as it is typed. */
type BusinessPhoneEntries = Readonly<Record<'phone' | 'phoneExt', string>>
export type ChangeBusinessPhoneProps = AccountChangeProps<BusinessPhoneEntries>

/** Use it as the page where users change their business phone and its extension. */
export const ChangeBusinessPhone = forwardRef<HTMLElement, ChangeBusinessPhoneProps>(
  function ChangeBusinessPhone(props, ref) {
    const { profile, values, onValuesChange, onSave, ...rest } = props
    const t = useMessages(accountChangeMessages)
    const getErrorText = useErrorText(accountChangeMessages)
    const tShared = useMessages(accountMessages)
    const { value, extension } = toContactFacts(profile).businessPhone
    return (
      <AccountForm
        ref={ref}
        {...rest}
        texts={{
          heading: t('businessPhoneTitle'),
          lead: t('businessPhoneLead'),
          notSaved: t('phoneNotSaved'),
          failed: t('phoneFailed'),
        }}
        onFile={{
          term: t('currentBusinessPhone'),
          detail: value && extension ? tShared('phoneWithExtension', { number: value, extension }) : value,
        }}
        schema={businessPhoneForm}
        getErrorText={getErrorText}
        isChanged={isBusinessPhoneChanged(values, profile)}
        onValidSubmit={onSave}
      >
        <PhoneField
          name="phone"
          label={t('businessPhone')}
          hint={t('phoneHint')}
          autoComplete="work tel"
          aria-required
          value={values.phone}
          onValueChange={(phone) => onValuesChange({ ...values, phone })}
        />
        <TextField
          name="phoneExt"
          label={t('extension')}
          hint={t('extensionHint')}
          inputMode="numeric"
          autoComplete="work tel-extension"
          value={values.phoneExt}
          onChange={({ target }) =>
            onValuesChange({ ...values, phoneExt: toDigits(target.value).slice(0, phoneExtMax) })
          }
        />
      </AccountForm>
    )
  },
)
