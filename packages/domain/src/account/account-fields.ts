import type * as v from 'valibot'
import type { Endpoint } from '../endpoint/index.ts'
import { joinName } from '../formatting/index.ts'
import { updateBusinessPhone, updateEmail, updateName } from './change-endpoints.ts'
import { businessPhoneOfProfile, isBusinessPhoneChanged, isSameEmail } from './contact.ts'
import { businessPhoneForm, emailForm } from './forms.ts'
import { isNameChanged, nameOfProfile } from './name.ts'
import type { PersonName } from './name.ts'
import type { accountFieldPages, Profile } from './profile.ts'
import { nameChangeSchema } from './requests.ts'

/** The entries of a form, by the names of its fields. */
export type AccountEntries = Readonly<Record<string, string>>

/** A part of the profile that users change on a page of its own. Its texts and controls stand in features. */
export interface AccountField<Entries = AccountEntries, Body = unknown> {
  readonly page: keyof typeof accountFieldPages
  /** The page that does the same while contact data is verified. */
  readonly verifyPath?: string
  readonly endpoint: Endpoint
  /** The rules of the form: its output is the body of the request, its messages are the keys of texts. */
  toForm(profile: Profile): v.GenericSchema<unknown, Body>
  /** The first entries of the form. */
  toEntries(profile: Profile): Entries
  /** Tells if something differs from what is on file; without it, the form begins empty and may always be sent. */
  isChanged?(entries: Entries, profile: Profile): boolean
  /** The profile once it is saved. */
  toProfile(body: Body): Partial<Profile>
  /** The reason to refuse a change that the form would not send; null if it doesn't. */
  refuse?(body: Body, profile: Profile): string | null
  /** The user is told by email that this was changed. Default: no email. */
  readonly notice?: string
}

type BodyOf<Schema extends v.GenericSchema> = v.InferOutput<Schema>

/** Every part of the profile that has such a page, in the order of the profile. */
export const accountFields = {
  name: {
    page: 'changeName',
    endpoint: updateName,
    toForm: () => nameChangeSchema,
    toEntries: nameOfProfile,
    isChanged: (entries, profile) => isNameChanged(entries, nameOfProfile(profile)),
    toProfile: ({ suffixName, middleName, ...parts }) => {
      const names = { ...parts, middleName: middleName || null, suffix: suffixName || null }
      return { ...names, fullName: joinName({ ...names, suffixName: names.suffix }) }
    },
  } satisfies AccountField<PersonName, BodyOf<typeof nameChangeSchema>>,
  email: {
    page: 'changeEmail',
    verifyPath: '/verify/email',
    endpoint: updateEmail,
    toForm: ({ email }) => emailForm(email),
    toEntries: () => ({ email: '', emailVerified: '' }),
    toProfile: ({ email }) => ({ email }),
    refuse: ({ email }, profile) =>
      isSameEmail(email, profile.email) ? 'The email must differ from the current one.' : null,
    notice: 'email address',
  } satisfies AccountField<
    Readonly<Record<'email' | 'emailVerified', string>>,
    { email: string; emailVerified: string }
  >,
  businessPhone: {
    page: 'businessPhone',
    verifyPath: '/verify/phone',
    endpoint: updateBusinessPhone,
    toForm: () => businessPhoneForm,
    toEntries: businessPhoneOfProfile,
    isChanged: (entries, profile) => isBusinessPhoneChanged(entries, profile),
    toProfile: ({ phone, phoneExt }) => ({ phone, phoneExt: phoneExt || null }),
    notice: 'business phone',
  } satisfies AccountField<Readonly<Record<'phone' | 'phoneExt', string>>, BodyOf<typeof businessPhoneForm>>,
} as const

export type AccountFieldId = keyof typeof accountFields

/** The same without their types, for what treats all alike. */
export function getAccountField(id: AccountFieldId): AccountField {
  return accountFields[id]
}

/** Their ids, in the order of the profile. */
export const accountFieldIds = Object.keys(accountFields) as readonly AccountFieldId[]
