import { defineEndpoint } from '../endpoint/index.ts'
import { messageCountSchema, profileSchema } from './profile.ts'

const subject = 'account'

export const getProfile = defineEndpoint({
  name: 'getProfile',
  method: 'GET',
  path: '/profile',
  subject,
  summary: "The signed-in user's profile.",
  allowsExpiredPassword: true,
  answer: profileSchema,
})

export const getMessageCount = defineEndpoint({
  name: 'getMessageCount',
  method: 'GET',
  path: '/messages/count',
  subject,
  summary: 'The number of unread messages.',
  allowsExpiredPassword: true,
  answer: messageCountSchema,
})
