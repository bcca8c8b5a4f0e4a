'use client'

import { type AccountEntries, type AccountFieldId, getAccountField } from '@producer-portal/domain/account'
import { PhoneField, TextField } from '@producer-portal/ui'
import { forwardRef } from 'react'
import { useErrorText } from '../../i18n/useErrorText.js'
import { useMessages } from '../../i18n/useMessages.js'
import { type AccountChangeProps, AccountForm } from '../AccountForm/AccountForm.js'
import { accountChangeMessages, accountMessages } from '../messages.js'
import { fieldViews } from './field-views.js'

export interface ChangeFieldProps extends AccountChangeProps<AccountEntries, unknown> {
  /** The part of the profile that is changed. */
  field: AccountFieldId
}

/** Use it as the page where users change a part of their profile: the email, the name, the business phone. */
export const ChangeField = forwardRef<HTMLElement, ChangeFieldProps>(function ChangeField(props, ref) {
  const { field: id, profile, values, onValuesChange, onSave, ...rest } = props
  const t = useMessages(accountChangeMessages)
  const tShared = useMessages(accountMessages)
  const getErrorText = useErrorText(accountChangeMessages)
  const field = getAccountField(id)
  const { getOnFile, controls } = fieldViews[id]
  const change = (name: string) => (text: string) => onValuesChange({ ...values, [name]: text })
  return (
    <AccountForm
      ref={ref}
      {...rest}
      texts={{
        heading: t(`${id}Title`),
        lead: t(`${id}Lead`),
        notSaved: t(`${id}NotSaved`),
        failed: t(`${id}Failed`),
      }}
      onFile={{ term: t(`${id}OnFile`), detail: getOnFile(profile, props.user, tShared) }}
      schema={field.toForm(profile)}
      getErrorText={getErrorText}
      isChanged={field.isChanged?.(values, profile)}
      onValidSubmit={onSave}
    >
      {controls.map(({ name, label, hint, isNeeded, isPhone, clean, ...control }) => {
        const common = {
          name,
          label: t(label),
          hint: hint && t(hint),
          'aria-required': isNeeded,
          value: values[name] ?? '',
          ...control,
        }
        return isPhone ? (
          <PhoneField key={name} {...common} onValueChange={change(name)} />
        ) : (
          <TextField
            key={name}
            {...common}
            onChange={({ target }) => change(name)(clean ? clean(target.value) : target.value)}
          />
        )
      })}
    </AccountForm>
  )
})
