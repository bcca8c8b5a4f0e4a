'use client'

import { guestDisplay, isShownAsGuest } from '@producer-portal/domain/access'
import {
  isNameChanged,
  nameChangeSchema,
  nameMax,
  nameOfProfile,
  type PersonName,
  suffixMax,
} from '@producer-portal/domain/account'
import { joinName } from '@producer-portal/domain/formatting'
import { TextField } from '@producer-portal/ui'
import { forwardRef } from 'react'
import { useErrorText } from '../../i18n/useErrorText.js'
import { useMessages } from '../../i18n/useMessages.js'
import { type AccountChangeProps, AccountForm } from '../AccountForm/AccountForm.js'
import { accountChangeMessages } from '../messages.js'

export type ChangeNameProps = AccountChangeProps<PersonName>

const fields = [
  { name: 'firstName', autoComplete: 'given-name', maxLength: nameMax, isNeeded: true },
  { name: 'middleName', autoComplete: 'additional-name', maxLength: nameMax, isNeeded: false },
  { name: 'lastName', autoComplete: 'family-name', maxLength: nameMax, isNeeded: true },
  { name: 'suffixName', autoComplete: 'honorific-suffix', maxLength: suffixMax, isNeeded: false },
] as const

/** Use it as the page where users change their name. */
export const ChangeName = forwardRef<HTMLElement, ChangeNameProps>(function ChangeName(props, ref) {
  const { profile, values, onValuesChange, onSave, ...rest } = props
  const t = useMessages(accountChangeMessages)
  const getErrorText = useErrorText(accountChangeMessages)
  const onFile = nameOfProfile(profile)
  const isGuest = isShownAsGuest(props.user)
  return (
    <AccountForm
      ref={ref}
      {...rest}
      texts={{
        heading: t('nameTitle'),
        lead: t('nameLead'),
        notSaved: t('nameNotSaved'),
        failed: t('nameFailed'),
      }}
      onFile={{
        term: t('currentName'),
        detail: isGuest ? guestDisplay.name : profile.fullName?.trim() || joinName(onFile),
      }}
      schema={nameChangeSchema}
      getErrorText={getErrorText}
      isChanged={isNameChanged(values, onFile)}
      onValidSubmit={onSave}
    >
      {fields.map(({ name, autoComplete, maxLength, isNeeded }) => (
        <TextField
          key={name}
          name={name}
          label={t(name)}
          hint={name === 'suffixName' ? t('suffixHint') : undefined}
          autoComplete={autoComplete}
          maxLength={maxLength}
          aria-required={isNeeded || undefined}
          value={values[name]}
          onChange={({ target }) => onValuesChange({ ...values, [name]: target.value })}
        />
      ))}
    </AccountForm>
  )
})
