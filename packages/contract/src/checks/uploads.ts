import { getContractsAndRequirements } from '@producer-portal/domain/cases'
import { fillPath } from '@producer-portal/domain/endpoint'
import { getSentAnswers, takesDocuments, uploadLimits, uploadRequirement } from '@producer-portal/domain/requirements'
import * as v from 'valibot'
import type { Check, ContractOptions } from '../rule.ts'
import { createPdf } from '../sample-pdf.ts'
import type { Problem, Reply, Server } from '../server.ts'
import { judgeAnswer, judgeFailure } from '../server.ts'

type Params = Readonly<Record<string, string>>

/** The place of the first requirement of the user that takes documents; null without one. */
async function findOpen(server: Server): Promise<Params | null> {
  const { json } = await server.call(getContractsAndRequirements, { query: { type: 'pending' } })
  const rows = v.safeParse(getContractsAndRequirements.answer, json)
  for (const { contract, requirements } of rows.success ? rows.output : []) {
    const open = requirements.find(takesDocuments)
    const { coCode, coType, contractNo } = contract
    if (open !== undefined) return { coCode, coType, contractNo, requirementId: open.id, caseId: open.caseId ?? '' }
  }
  return null
}

function upload(server: Server, token: string, params: Params, name: string, file: Blob): Promise<Reply> {
  const body = new FormData()
  body.append(uploadRequirement.files ?? 'file', file, name)
  return server.send(fillPath(uploadRequirement.path, params), { method: 'POST', token, body })
}

type JudgeUpload = (server: Server, token: string, params: Params) => Promise<Problem>

/** Judges uploads for an open requirement, where they are allowed. */
const atOpen =
  (judge: JudgeUpload): Check['run'] =>
  async (server: Server, { token, mayUpload = false }: ContractOptions) => {
    if (!mayUpload) return undefined
    const params = await findOpen(server)
    return params === null
      ? 'the user has no requirement that takes documents: choose another one'
      : judge(server, token, params)
  }

/** Refused files come first: what is taken answers the requirement. */
export const uploadChecks: readonly Check[] = [
  {
    rule: 'a file that is no PDF answers 422, whatever it is called',
    run: atOpen(async (server, token, params) => {
      const picture = new Blob(['\u0089PNG\r\n\u001A\n'], { type: 'application/pdf' })
      const reply = await upload(server, token, params, 'scan.pdf', picture)
      return judgeFailure('uploadRequirement with a picture', reply, 422, ['unprocessable'])
    }),
  },
  {
    rule: 'a file that is too large answers 413',
    run: atOpen(async (server, token, params) => {
      const reply = await upload(server, token, params, 'large.pdf', createPdf(uploadLimits.fileBytes + 1))
      return judgeFailure('uploadRequirement with a large file', reply, 413, ['tooLarge'])
    }),
  },
  {
    rule: 'a body that is no form answers 415',
    run: atOpen(async (server, token, params) => {
      const path = fillPath(uploadRequirement.path, params)
      const headers = { 'content-type': 'application/pdf' }
      const reply = await server.send(path, { method: 'POST', token, headers, body: createPdf() })
      return judgeFailure('uploadRequirement with a bare file', reply, 415, ['unsupportedType'])
    }),
  },
  {
    rule: 'documents for a requirement that is not there answer 404',
    run: atOpen(async (server, token, params) => {
      const nowhere = { ...params, requirementId: 'of-nobody' }
      const reply = await upload(server, token, nowhere, 'form.pdf', createPdf())
      return judgeFailure('uploadRequirement for nothing', reply, 404, ['notFound'])
    }),
  },
  {
    rule: 'a PDF is taken once, and stands among the answers that were sent',
    run: atOpen(async (server, token, params) => {
      const reply = await upload(server, token, params, 'contract-kit.pdf', createPdf())
      const problem = judgeAnswer(uploadRequirement, reply)
      if (problem !== undefined) return problem
      const sent = v.safeParse(getSentAnswers.answer, (await server.call(getSentAnswers, { params })).json)
      const names = sent.success ? sent.output.flatMap(({ files }) => files.map(({ name }) => name)) : []
      if (!names.includes('contract-kit.pdf')) return 'the document is not among the answers that were sent'
      const again = await upload(server, token, params, 'contract-kit.pdf', createPdf())
      return judgeFailure('uploadRequirement sent again', again, 409, ['conflict'])
    }),
  },
]
