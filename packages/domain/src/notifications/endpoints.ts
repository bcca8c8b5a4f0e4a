import * as v from 'valibot'
import { acknowledgementSchema, defineEndpoint } from '../endpoint/index.ts'
import { notificationPreferenceKeys, notificationPreferenceSchema } from './preferences.ts'
import { siteNotificationSchema } from './site-notification.ts'

const subject = 'notifications'

export const getCurrentNotification = defineEndpoint({
  name: 'getCurrentNotification',
  method: 'GET',
  path: '/notification/current',
  subject,
  summary: 'The current site notification; null when there is none.',
  answer: v.nullable(siteNotificationSchema),
})

export const dismissNotification = defineEndpoint({
  name: 'dismissNotification',
  method: 'POST',
  path: '/notification/dismiss',
  subject,
  summary: 'Dismisses the site notification of a type for the signed-in user.',
  query: v.object({ type: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)) }),
  answer: acknowledgementSchema,
})

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
