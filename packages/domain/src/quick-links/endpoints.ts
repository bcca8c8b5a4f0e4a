import * as v from 'valibot'
import { defineEndpoint } from '../endpoint/index.ts'
import { quickLinkSelectionSchema } from './entities.ts'

export const getQuickLinkSelections = defineEndpoint({
  name: 'getQuickLinkSelections',
  method: 'GET',
  path: '/quicklinks-selections',
  subject: 'quick-links',
  summary: 'The chosen links, in order.',
  answer: v.array(quickLinkSelectionSchema),
})
