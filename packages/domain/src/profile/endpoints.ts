import { defineEndpoint } from '../endpoint/index.ts'
import { profileSchema } from './profile.ts'
import { messageCountSchema } from './unread.ts'

const subject = 'profile'

export const getProfile = defineEndpoint({
  name: 'getProfile',
  method: 'GET',
  path: '/profile',
  subject,
  summary: "The signed-in user's profile.",
  answer: profileSchema,
})

export const getMessageCount = defineEndpoint({
  name: 'getMessageCount',
  method: 'GET',
  path: '/messages/count',
  subject,
  summary: 'The number of unread messages.',
  answer: messageCountSchema,
})
