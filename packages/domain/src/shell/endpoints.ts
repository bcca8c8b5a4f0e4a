import * as v from 'valibot'
import { acknowledgementSchema, defineEndpoint } from '../endpoint/index.ts'
import { navigationTreeSchema } from './navigation.ts'
import { siteNotificationSchema } from './site-notification.ts'

const subject = 'shell'

export const getNavigationTree = defineEndpoint({
  name: 'getNavigationTree',
  method: 'GET',
  path: '/navigation-tree',
  subject,
  summary: 'The side navigation.',
  allowsExpiredPassword: true,
  answer: navigationTreeSchema,
})

export const getCurrentNotification = defineEndpoint({
  name: 'getCurrentNotification',
  method: 'GET',
  path: '/notification/current',
  subject,
  summary: 'The current site notification.',
  allowsExpiredPassword: true,
  answer: v.nullable(siteNotificationSchema),
})

export const dismissNotification = defineEndpoint({
  name: 'dismissNotification',
  method: 'POST',
  path: '/notification/dismiss',
  subject,
  summary: 'Dismisses the site notification of a type.',
  allowsExpiredPassword: true,
  query: v.object({ type: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)) }),
  answer: acknowledgementSchema,
})
