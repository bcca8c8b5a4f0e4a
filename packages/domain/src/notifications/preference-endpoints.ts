import * as v from 'valibot'
import { acknowledgementSchema, defineEndpoint } from '../endpoint/index.ts'
import { notificationPreferenceKeys, notificationPreferenceSchema } from './preferences.ts'

const subject = 'notifications'

export const getNotificationPreferences = defineEndpoint({
  name: 'getNotificationPreferences',
  method: 'GET',
  path: '/notification-preferences',
  subject,
  summary: "The user's e-mail preferences and whether the General Agent lets them be switched.",
  answer: v.array(notificationPreferenceSchema),
  source: 'portal-defined',
})

export const saveNotificationPreference = defineEndpoint({
  name: 'saveNotificationPreference',
  method: 'POST',
  path: '/notification-preferences',
  subject,
  summary: 'Switches one e-mail preference; refused where the General Agent does not allow it.',
  body: v.strictObject({ key: v.picklist(notificationPreferenceKeys), enabled: v.boolean() }),
  answer: acknowledgementSchema,
  source: 'portal-defined',
})
