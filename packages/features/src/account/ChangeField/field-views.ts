import { type AccessUser, guestDisplay, isShownAsGuest } from '@producer-portal/domain/access'
import {
  type AccountFieldId,
  nameMax,
  nameOfProfile,
  phoneExtMax,
  type Profile,
  suffixMax,
  toDigits,
} from '@producer-portal/domain/account'
import { joinName } from '@producer-portal/domain/formatting'
import type { TextFieldProps } from '@producer-portal/ui'
import type { Translate } from '../../i18n/useMessages.js'
import { toContactFacts } from '../contact-facts.js'
import type { accountChangeMessages, accountMessages } from '../messages.js'

type TextKey = keyof (typeof accountChangeMessages)['entries']

/** A control of a form; its name is that of the entry. */
interface FieldControl extends Pick<
  TextFieldProps,
  'type' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'maxLength' | 'inputMode'
> {
  readonly name: string
  readonly label: TextKey
  readonly hint?: TextKey
  readonly isNeeded?: boolean
  /** A phone number is put in order when users go on. */
  readonly isPhone?: boolean
  /** Filters what is typed or pasted. */
  readonly clean?: (text: string) => string
}

/** The look and the form of a part of the profile; its texts have its id in their keys. */
export interface FieldView {
  /** The value on file, as the page says it; null where there is nothing. */
  readonly getOnFile: (
    profile: Profile,
    user: AccessUser,
    t: Translate<(typeof accountMessages)['entries']>,
  ) => string | null
  readonly controls: readonly FieldControl[]
}

const emailControl = {
  type: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
  isNeeded: true,
} as const

export const fieldViews: Readonly<Record<AccountFieldId, FieldView>> = {
  name: {
    getOnFile: (profile, user) =>
      isShownAsGuest(user) ? guestDisplay.name : profile.fullName?.trim() || joinName(nameOfProfile(profile)),
    controls: [
      { name: 'firstName', label: 'firstName', autoComplete: 'given-name', maxLength: nameMax, isNeeded: true },
      { name: 'middleName', label: 'middleName', autoComplete: 'additional-name', maxLength: nameMax },
      { name: 'lastName', label: 'lastName', autoComplete: 'family-name', maxLength: nameMax, isNeeded: true },
      {
        name: 'suffixName',
        label: 'suffixName',
        hint: 'suffixHint',
        autoComplete: 'honorific-suffix',
        maxLength: suffixMax,
      },
    ],
  },
  email: {
    getOnFile: ({ email }) => email,
    controls: [
      { ...emailControl, name: 'email', label: 'newEmail' },
      { ...emailControl, name: 'emailVerified', label: 'confirmEmail' },
    ],
  },
  businessPhone: {
    getOnFile: (profile, _, t) => {
      const { value, extension } = toContactFacts(profile).businessPhone
      return value && extension ? t('phoneWithExtension', { number: value, extension }) : value
    },
    controls: [
      {
        name: 'phone',
        label: 'businessPhone',
        hint: 'phoneHint',
        autoComplete: 'work tel',
        isNeeded: true,
        isPhone: true,
      },
      {
        name: 'phoneExt',
        label: 'extension',
        hint: 'extensionHint',
        inputMode: 'numeric',
        autoComplete: 'work tel-extension',
        clean: (text) => toDigits(text).slice(0, phoneExtMax),
      },
    ],
  },
}
