'use client'

import { joinName } from '@producer-portal/domain/formatting'
import { isNameChanged, nameMax, nameOfProfile, suffixMax } from '@producer-portal/domain/profile'
import { TextField } from '@producer-portal/ui'
import { forwardRef } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { accountChangeMessages } from './account-change-messages.js'
import { type NameForm, nameProblems } from './account-forms.js'
import { type AccountChangeProps, AccountForm } from './AccountForm.js'

export type ChangeNameProps = AccountChangeProps<NameForm>

const fields = [
  { name: 'firstName', autoComplete: 'given-name', maxLength: nameMax, isNeeded: true },
  { name: 'middleName', autoComplete: 'additional-name', maxLength: nameMax, isNeeded: false },
  { name: 'lastName', autoComplete: 'family-name', maxLength: nameMax, isNeeded: true },
  { name: 'suffixName', autoComplete: 'honorific-suffix', maxLength: suffixMax, isNeeded: false },
] as const

/** Use it where people correct their name or take another one. */
export const ChangeName = forwardRef<HTMLElement, ChangeNameProps>(function ChangeName(props, ref) {
  const { profile, typed, onTypedChange, onChangeSave, ...rest } = props
  const say = useMessages(accountChangeMessages)
  const onFile = nameOfProfile(profile)
  return (
    <AccountForm
      ref={ref}
      {...rest}
      texts={{
        heading: say('nameTitle'),
        lead: say('nameLead'),
        notSaved: say('nameNotSaved'),
        failed: say('nameFailed'),
        saved: say('nameSaved'),
      }}
      onFile={{ term: say('currentName'), detail: profile.fullName?.trim() || joinName(onFile) }}
      problems={nameProblems(typed).map(({ field, text }) => ({ field, text: say(text) }))}
      isChanged={isNameChanged(typed, onFile)}
      onFormSave={() => onChangeSave(trimmed(typed))}
    >
      {(field) =>
        fields.map(({ name, autoComplete, maxLength, isNeeded }) => (
          <TextField
            key={name}
            {...field(name)}
            label={say(name)}
            hint={name === 'suffixName' ? say('suffixHint') : undefined}
            autoComplete={autoComplete}
            maxLength={maxLength}
            aria-required={isNeeded || undefined}
            value={typed[name]}
            onChange={({ target }) => onTypedChange({ ...typed, [name]: target.value })}
          />
        ))
      }
    </AccountForm>
  )
})

function trimmed({ firstName, middleName, lastName, suffixName }: NameForm): NameForm {
  return {
    firstName: firstName.trim(),
    middleName: middleName.trim(),
    lastName: lastName.trim(),
    suffixName: suffixName.trim(),
  }
}
