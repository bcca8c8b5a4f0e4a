import * as v from 'valibot'
import { acknowledgementSchema, defineEndpoint } from '../endpoint/index.ts'
import { helpFeedbackInputSchema, helpFeedbackSchema } from './feedback.ts'
import { helpPageIds } from './help-pages.ts'

const subject = 'documentation'
const path = '/documentation/{page}/feedback'
const params = v.object({ page: v.picklist(helpPageIds) })

export const getHelpFeedback = defineEndpoint({
  name: 'getHelpFeedback',
  method: 'GET',
  path,
  subject,
  summary: "The user's own answer to whether a help page was helpful.",
  params,
  answer: helpFeedbackSchema,
  source: 'portal-defined',
})

export const saveHelpFeedback = defineEndpoint({
  name: 'saveHelpFeedback',
  method: 'POST',
  path,
  subject,
  summary: "Saves whether a help page was helpful, in place of the user's earlier answer for the page.",
  params,
  body: helpFeedbackInputSchema,
  answer: acknowledgementSchema,
  source: 'portal-defined',
})
