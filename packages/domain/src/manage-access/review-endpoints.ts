import * as v from 'valibot'
import { canManageAccess, canShareAgencyInfo } from '../access/index.ts'
import { acknowledgementSchema, defineEndpoint } from '../endpoint/index.ts'
import { accessHistoryEntrySchema } from './access-history.ts'
import {
  accessDecisionsInputSchema,
  accessReviewSchema,
  accessTemplateSchema,
  templateNameForm,
} from './access-review.ts'
import { accessPreviewInputSchema, effectiveAccessSchema } from './effective-access.ts'

const subject = 'manage-access'
const source = 'portal-defined'
const required = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))

export const getAccessReview = defineEndpoint({
  name: 'getAccessReview',
  method: 'GET',
  path: '/delegation/accessReview',
  subject,
  source,
  summary: 'Who has access to what of an agency, since when, granted by whom, last used and last reviewed.',
  access: canShareAgencyInfo,
  query: v.object({ agencyNumber: required }),
  answer: accessReviewSchema,
})

export const saveAccessReview = defineEndpoint({
  name: 'saveAccessReview',
  method: 'POST',
  path: '/delegation/accessReview',
  subject,
  source,
  summary: "Confirms or removes access, line by line; 409 when a line has changed meanwhile or is the user's own.",
  access: canShareAgencyInfo,
  needsProof: true,
  bodyLimit: 512 * 1024,
  body: v.object({ agencyNumber: required, decisions: accessDecisionsInputSchema }),
  answer: accessReviewSchema,
})

export const previewAccess = defineEndpoint({
  name: 'previewAccess',
  method: 'POST',
  path: '/delegation/effectiveAccess',
  subject,
  source,
  summary:
    'What one person sees in each application and why, now and after a change; changes nothing. Only agencies of the user are counted.',
  access: canShareAgencyInfo,
  body: accessPreviewInputSchema,
  answer: effectiveAccessSchema,
})

export const getAccessHistory = defineEndpoint({
  name: 'getAccessHistory',
  method: 'GET',
  path: '/delegation/accessHistory',
  subject,
  source,
  summary: "The last changes of one person's access, newest first, in the agencies of the user.",
  access: canShareAgencyInfo,
  query: v.object({ agencyNumber: required, userId: required }),
  answer: v.array(accessHistoryEntrySchema),
})

export const getAccessTemplates = defineEndpoint({
  name: 'getAccessTemplates',
  method: 'GET',
  path: '/delegation/accessTemplates',
  subject,
  source,
  summary: "The permission templates: those of the portal, then the user's own.",
  access: canManageAccess,
  answer: v.array(accessTemplateSchema),
})

export const saveAccessTemplate = defineEndpoint({
  name: 'saveAccessTemplate',
  method: 'POST',
  path: '/delegation/accessTemplates',
  subject,
  source,
  summary: 'Saves a permission template of the user; one with the same name is replaced. Answers all of them.',
  access: canManageAccess,
  body: v.object({
    ...templateNameForm.entries,
    applications: v.pipe(
      v.array(v.object({ category: v.nullable(required), description: required })),
      v.minLength(1),
      v.maxLength(100),
    ),
  }),
  answer: v.array(accessTemplateSchema),
})

export const removeAccessTemplate = defineEndpoint({
  name: 'removeAccessTemplate',
  method: 'POST',
  path: '/delegation/accessTemplates/remove',
  subject,
  source,
  summary: 'Removes a permission template of the user.',
  access: canManageAccess,
  body: v.object({ id: required }),
  answer: acknowledgementSchema,
})
