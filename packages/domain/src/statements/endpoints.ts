import * as v from 'valibot'
import { canSeeStatements } from '../access/index.ts'
import { defineEndpoint } from '../endpoint/index.ts'
import { statementYearSchema } from './statements.ts'

export const getAvailableStatements = defineEndpoint({
  name: 'getAvailableStatements',
  method: 'GET',
  path: '/ncdcBenefactStatements/allAvailable',
  subject: 'statements',
  summary: 'The years for which the user has statements.',
  access: canSeeStatements,
  answer: v.array(statementYearSchema),
})

export const getStatementFile = defineEndpoint({
  name: 'getStatementFile',
  method: 'GET',
  path: '/ncdcBenefactStatements/getFile',
  subject: 'statements',
  summary: 'One statement as a PDF.',
  access: canSeeStatements,
  query: v.object({ objectId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)) }),
  answer: v.instance(Blob),
  answerType: 'pdf',
})
