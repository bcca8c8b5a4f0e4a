import * as v from 'valibot'
import { acknowledgementSchema, defineEndpoint } from '../endpoint/index.ts'
import { quickLinkGroupsSchema } from './groups.ts'

const subject = 'quick-links'

export const getQuickLinks = defineEndpoint({
  name: 'getQuickLinks',
  method: 'GET',
  path: '/quicklinks',
  subject,
  summary: 'The links that the user can choose from.',
  answer: quickLinkGroupsSchema,
})

export const saveQuickLinkSelections = defineEndpoint({
  name: 'saveQuickLinkSelections',
  method: 'POST',
  path: '/quicklinks-selections',
  subject,
  summary: 'Replaces the chosen links; their order is the order of the ids.',
  body: v.object({
    quickLinkIds: v.array(v.union([v.string(), v.number()])),
    userId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  }),
  answer: acknowledgementSchema,
  source: 'portal-defined',
})
