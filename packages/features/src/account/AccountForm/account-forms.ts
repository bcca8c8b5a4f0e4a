import {
  toDigits,
  isEmailConfirmed,
  isPhone,
  isSameEmail,
  nameOfProfile,
  phoneExtMax,
  type Profile,
} from '@producer-portal/domain/account'
import { isEmail } from '@producer-portal/domain/endpoint'

/** The new email address, entered twice. */
export interface EmailForm {
  readonly email: string
  readonly emailVerified: string
}

/** A name as it is typed, in its parts. */
export interface NameForm {
  readonly firstName: string
  readonly middleName: string
  readonly lastName: string
  readonly suffixName: string
}

/** A business phone as it is typed. */
export interface BusinessPhoneForm {
  readonly phone: string
  readonly phoneExt: string
}

/** The problem with a field, by the name of its text. */
export interface Problem<Field extends string, Text extends string> {
  readonly field: Field
  readonly text: Text
}

/** The form of a new address starts empty: the current one is nothing to begin with. */
export const emptyEmailForm: EmailForm = { email: '', emailVerified: '' }

/** The name on file, ready to be changed. */
export function toNameForm(profile: Profile): NameForm {
  const { firstName, middleName, lastName, suffixName } = nameOfProfile(profile)
  return {
    firstName: firstName ?? '',
    middleName: middleName ?? '',
    lastName: lastName ?? '',
    suffixName: suffixName ?? '',
  }
}

/** The business phone on file, ready to be changed. */
export function toBusinessPhoneForm({ phone, phoneExt }: Profile): BusinessPhoneForm {
  return { phone: phone ?? '', phoneExt: phoneExt ?? '' }
}

/** An extension as it is typed or pasted: its digits, as many as it may have. */
export function cleanExtension(text: string): string {
  return toDigits(text).slice(0, phoneExtMax)
}

export type EmailProblem = 'emailMissing' | 'emailInvalid' | 'emailSame' | 'confirmationMissing' | 'emailsDiffer'

/** Problems that keep a new address from being saved, in the order of the fields. */
export function findEmailProblems(
  { email, emailVerified }: EmailForm,
  current: string | null,
): readonly Problem<keyof EmailForm, EmailProblem>[] {
  const problems: Problem<keyof EmailForm, EmailProblem>[] = []
  if (email.trim() === '') problems.push({ field: 'email', text: 'emailMissing' })
  else if (!isEmail(email)) problems.push({ field: 'email', text: 'emailInvalid' })
  else if (isSameEmail(email, current)) problems.push({ field: 'email', text: 'emailSame' })
  if (emailVerified.trim() === '') problems.push({ field: 'emailVerified', text: 'confirmationMissing' })
  else if (!isEmailConfirmed(email, emailVerified)) problems.push({ field: 'emailVerified', text: 'emailsDiffer' })
  return problems
}

export type NameProblem = 'firstMissing' | 'lastMissing'

/** Problems that keep a name from being saved: a first and a last one are needed. */
export function findNameProblems({ firstName, lastName }: NameForm): readonly Problem<keyof NameForm, NameProblem>[] {
  const problems: Problem<keyof NameForm, NameProblem>[] = []
  if (firstName.trim() === '') problems.push({ field: 'firstName', text: 'firstMissing' })
  if (lastName.trim() === '') problems.push({ field: 'lastName', text: 'lastMissing' })
  return problems
}

export type BusinessPhoneProblem = 'phoneMissing' | 'phoneInvalid' | 'extensionTooLong'

/** Problems that keep a business phone from being saved. */
export function findBusinessPhoneProblems({
  phone,
  phoneExt,
}: BusinessPhoneForm): readonly Problem<keyof BusinessPhoneForm, BusinessPhoneProblem>[] {
  const problems: Problem<keyof BusinessPhoneForm, BusinessPhoneProblem>[] = []
  if (phone.trim() === '') problems.push({ field: 'phone', text: 'phoneMissing' })
  else if (!isPhone(phone)) problems.push({ field: 'phone', text: 'phoneInvalid' })
  if (phoneExt.length > phoneExtMax) problems.push({ field: 'phoneExt', text: 'extensionTooLong' })
  return problems
}
