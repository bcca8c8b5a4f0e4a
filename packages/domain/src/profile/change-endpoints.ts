import * as v from 'valibot'
import { canChangeContactData, canEditProfile, mayBeInFieldDirectory } from '../access/index.ts'
import { acknowledgementSchema, defineEndpoint } from '../endpoint/index.ts'
import {
  businessPhoneChangeSchema,
  emailChangeSchema,
  nameChangeSchema,
  passwordChangeSchema,
  questionChangeSchema,
} from './requests.ts'

const subject = 'profile'

export const updatePassword = defineEndpoint({
  name: 'updatePassword',
  method: 'POST',
  path: '/profile/update/password',
  subject,
  summary: 'Sets a new password; refused with the rules that it breaks.',
  body: passwordChangeSchema,
  answer: acknowledgementSchema,
})

export const updateSecurityQuestion = defineEndpoint({
  name: 'updateSecurityQuestion',
  method: 'POST',
  path: '/profile/update/question',
  subject,
  summary: 'Sets the security question and its answer.',
  access: canEditProfile,
  body: questionChangeSchema,
  answer: acknowledgementSchema,
})

export const updateEmail = defineEndpoint({
  name: 'updateEmail',
  method: 'POST',
  path: '/profile/update/business-email',
  subject,
  summary: 'Sets the business e-mail.',
  access: canChangeContactData,
  body: emailChangeSchema,
  answer: acknowledgementSchema,
})

export const updateBusinessPhone = defineEndpoint({
  name: 'updateBusinessPhone',
  method: 'POST',
  path: '/profile/update/business-phone',
  subject,
  summary: 'Sets the business phone and its extension, digits only.',
  access: canChangeContactData,
  body: businessPhoneChangeSchema,
  answer: acknowledgementSchema,
})

export const updateName = defineEndpoint({
  name: 'updateName',
  method: 'POST',
  path: '/profile/update/name',
  subject,
  summary: 'Sets the name.',
  access: canEditProfile,
  body: nameChangeSchema,
  answer: acknowledgementSchema,
})

/** The service also asks for an agent number (`canChooseFieldDirectory`). */
export const updateFieldDirectory = defineEndpoint({
  name: 'updateFieldDirectory',
  method: 'POST',
  path: '/profile/update/fieldDirectory',
  subject,
  summary: 'Includes the user in the field directory or removes them from it.',
  access: mayBeInFieldDirectory,
  body: v.strictObject({ showInFieldDirectory: v.boolean() }),
  answer: acknowledgementSchema,
})
