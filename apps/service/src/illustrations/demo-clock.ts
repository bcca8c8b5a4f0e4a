import { inforceContractDetailSchema } from '@producer-portal/domain/inforce'
import * as v from 'valibot'
import { HttpError } from '../http/failure.ts'
import type { Services } from '../services.ts'
import { readContractDocument } from '../store/illustrations/policies.ts'
import type { StoredRequest } from '../store/illustrations/requests.ts'
import { formatRequestNo } from '../store/illustrations/requests.ts'
import { listDueRequests } from '../store/illustrations/work.ts'
import { actOnRequest, demoClock, finishWithDocument } from './illustration-work.ts'
import type { PolicyFacts } from './project-policy.ts'
import { writeIllustration } from './write-illustration.ts'

/**
 * Lets the clock of the demo do what the home office does elsewhere, by the same calls: it takes the requests whose time
 * has come, writes their PDFs, and finishes them. One that fails is tried again the next time, and keeps no other from
 * being finished.
 * @returns the number of requests that were taken or finished
 */
export async function runDemoClock(services: Services): Promise<number> {
  const { db, now, log } = services
  let done = 0
  for (const request of await listDueRequests(db, now(), demoClock.id)) {
    try {
      // One after the other: a PDF takes a while, and others wait for the same thread.
      await act(request, services)
      done += 1
    } catch (error) {
      // Somebody else was quicker
      if (!(error instanceof HttpError && error.status === 409)) log.error('illustration not finished', error)
    }
  }
  return done
}

async function act(request: StoredRequest, services: Services): Promise<void> {
  const requestNo = formatRequestNo(request.id)
  if (request.taken_by === null) await actOnRequest(services, requestNo, demoClock, { type: 'take' })
  if (request.ready_at === null || request.ready_at > services.now()) return
  const document = await writeIllustration({
    company: services.settings.BRAND.name,
    requestNo,
    preparedAt: request.ready_at,
    agent: request.agent_name ?? request.agent_nos.join(', '),
    client: request.client_name ?? 'Not known',
    policyNo: request.policy_no,
    product: request.product_type ?? 'Not known',
    instructions: request.instructions,
    facts: toFacts(request, await readContractDocument(services.db, request)),
  })
  await finishWithDocument(services, requestNo, demoClock, document)
}

const paymentsPerYear: Readonly<Record<string, number>> = { Monthly: 12, Quarterly: 4, 'Semi-Annual': 2, Annual: 1 }
const withoutCashValue = /\b(term|income|overhead|care)\b/i

function toFacts(request: StoredRequest, document: unknown): PolicyFacts {
  const contract = document === undefined ? undefined : v.parse(storedContractSchema, document)
  const premium = contract?.modalPremium ?? null
  return {
    faceAmount: contract?.faceAmount ?? null,
    annualPremium: premium === null ? null : premium * (paymentsPerYear[contract?.billFrequency ?? ''] ?? 12),
    issuedOn: contract?.baseIssueDate ?? null,
    birthDate: request.birth_date,
    hasCashValue: !withoutCashValue.test(request.product_type ?? ''),
  }
}

const storedContractSchema = v.pick(inforceContractDetailSchema, [
  'faceAmount',
  'modalPremium',
  'billFrequency',
  'baseIssueDate',
])
