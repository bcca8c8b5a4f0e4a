import * as v from 'valibot'
import { canChangeContactData, canEditProfile, mayBeInFieldDirectory } from '../access/index.ts'
import { acknowledgementSchema, defineEndpoint } from '../endpoint/index.ts'
import { languages } from './language.ts'
import { notificationPreferenceKeys, notificationPreferenceSchema } from './notification-preferences.ts'
import { rememberedDeviceSchema } from './remembered-devices.ts'
import {
  businessPhoneChangeSchema,
  contactInitiationSchema,
  contactVerificationSchema,
  emailChangeSchema,
  nameChangeSchema,
  passwordChangeSchema,
  questionChangeSchema,
} from './requests.ts'

const subject = 'account'

export const updatePassword = defineEndpoint({
  name: 'updatePassword',
  method: 'POST',
  path: '/profile/update/password',
  subject,
  summary: 'Sets a new password; refused with the rules that it breaks.',
  allowsExpiredPassword: true,
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
  signInMethod: 'legacy',
  needsProof: true,
  body: questionChangeSchema,
  answer: acknowledgementSchema,
})

export const updateEmail = defineEndpoint({
  name: 'updateEmail',
  method: 'POST',
  path: '/profile/update/business-email',
  subject,
  summary: 'Sets the business email.',
  access: canChangeContactData,
  needsProof: true,
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
  needsProof: true,
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

const contactSessionSchema = v.object({
  ...acknowledgementSchema.entries,
  /** Names the phone change in the call that verifies it. */
  sessionId: v.nullish(v.string(), null),
})

export const initiateContactChange = defineEndpoint({
  name: 'initiateContactChange',
  method: 'POST',
  path: '/profile/update/contact/initiate',
  subject,
  summary: 'Sends a one-time passcode to a new mobile phone.',
  access: canChangeContactData,
  needsProof: true,
  body: contactInitiationSchema,
  answer: contactSessionSchema,
})

export const verifyContactChange = defineEndpoint({
  name: 'verifyContactChange',
  method: 'POST',
  path: '/profile/update/contact/verify',
  subject,
  summary: 'Checks the passcode and sets the new mobile phone.',
  access: canChangeContactData,
  needsProof: true,
  body: contactVerificationSchema,
  answer: acknowledgementSchema,
})

export const updateTextAlerts = defineEndpoint({
  name: 'updateTextAlerts',
  method: 'POST',
  path: '/profile/update/optIn',
  subject,
  summary: 'Opts in to text alerts or out of them.',
  access: canChangeContactData,
  body: v.strictObject({ enabled: v.boolean() }),
  answer: acknowledgementSchema,
})

export const updateLanguage = defineEndpoint({
  name: 'updateLanguage',
  method: 'POST',
  path: '/profile/update/language',
  subject,
  summary: 'Sets the language in which the user reads the portal.',
  body: v.strictObject({ language: v.picklist(languages) }),
  answer: acknowledgementSchema,
  source: 'portal-defined',
})

/**
 * Open to every user, because contact verification may be due for any of them. The body is empty: none, or an empty
 * object.
 */
export const confirmContact = defineEndpoint({
  name: 'confirmContact',
  method: 'POST',
  path: '/profile/update/verify',
  subject,
  summary: 'Confirms that the contact data is right.',
  body: v.optional(v.strictObject({})),
  answer: acknowledgementSchema,
})

export const getNotificationPreferences = defineEndpoint({
  name: 'getNotificationPreferences',
  method: 'GET',
  path: '/notification-preferences',
  subject,
  summary: "The user's email preferences and whether the General Agent lets them be switched.",
  answer: v.array(notificationPreferenceSchema),
  source: 'portal-defined',
})

export const saveNotificationPreference = defineEndpoint({
  name: 'saveNotificationPreference',
  method: 'POST',
  path: '/notification-preferences',
  subject,
  summary: 'Switches one email preference; refused where the General Agent does not allow it.',
  body: v.strictObject({ key: v.picklist(notificationPreferenceKeys), enabled: v.boolean() }),
  answer: acknowledgementSchema,
  source: 'portal-defined',
})

export const getRememberedDevices = defineEndpoint({
  name: 'getRememberedDevices',
  method: 'GET',
  path: '/remembered-devices',
  subject,
  summary: 'The devices on which the user is not asked for a code, newest first.',
  answer: v.array(rememberedDeviceSchema),
  source: 'portal-defined',
})

export const forgetDevice = defineEndpoint({
  name: 'forgetDevice',
  method: 'POST',
  path: '/remembered-devices/forget',
  subject,
  summary: 'Forgets a remembered device: the next sign-in on it needs a code.',
  needsProof: true,
  body: v.strictObject({ id: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) }),
  answer: acknowledgementSchema,
  source: 'portal-defined',
})
