'use client'

import { toDigits, isBusinessPhoneChanged } from '@producer-portal/domain/account'
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
    const t = useMessages(accountChangeMessages)
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
        problems={findBusinessPhoneProblems(values).map(({ field, text }) => ({ field, text: t(text) }))}
        isChanged={isBusinessPhoneChanged(values, profile)}
        onValidSubmit={() => onSave({ phone: toDigits(values.phone), phoneExt: toDigits(values.phoneExt) })}
      >
        {(field) => (
          <>
            <PhoneField
              {...field('phone')}
              label={t('businessPhone')}
              hint={t('phoneHint')}
              autoComplete="work tel"
              aria-required
              value={values.phone}
              onValueChange={(phone) => onValuesChange({ ...values, phone })}
            />
            <TextField
              {...field('phoneExt')}
              label={t('extension')}
              hint={t('extensionHint')}
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
