import { defineEndpoint } from '../endpoint/index.ts'
import { navigationTreeSchema } from './item.ts'

export const getNavigationTree = defineEndpoint({
  name: 'getNavigationTree',
  method: 'GET',
  path: '/navigation-tree',
  subject: 'navigation',
  summary: 'The items of the side navigation, in order and nested.',
  answer: navigationTreeSchema,
})
