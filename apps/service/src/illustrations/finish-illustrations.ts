import { inforceContractDetailSchema } from '@producer-portal/domain/inforce'
import * as v from 'valibot'
import { changeAndTell } from '../auth/send-message.ts'
import type { Services } from '../services.ts'
import { readContractDocument } from '../store/illustrations/policies.ts'
import type { StoredRequest } from '../store/illustrations/requests.ts'
import { formatRequestNo, listDueRequests, storeIllustration } from '../store/illustrations/requests.ts'
import { announceIllustration } from './illustration-messages.ts'
import type { PolicyFacts } from './project-policy.ts'
import { writeIllustration } from './write-illustration.ts'

/**
 * Finishes the requests of the demo whose time has come: writes their PDFs and tells the people who sent them and the
 * recipients. One that fails is tried again the next time, and keeps no other from being finished. Without demo data
 * the home office finishes requests.
 * @returns the number of requests that were finished
 */
export async function finishDueIllustrations(services: Services): Promise<number> {
  const { db, now, log } = services
  let finished = 0
  for (const request of await listDueRequests(db, now())) {
    try {
      // One after the other: a PDF takes a while, and others wait for the same thread.
      if (await finish(request, services)) finished += 1
    } catch (error) {
      log.error('illustration not finished', error)
    }
  }
  return finished
}

/** @returns false when another process has finished it */
async function finish(request: StoredRequest, services: Services): Promise<boolean> {
  const { db, log } = services
  const requestNo = formatRequestNo(request.id)
  const document = await writeIllustration({
    company: services.settings.BRAND.name,
    requestNo,
    preparedAt: request.ready_at ?? services.now(),
    agent: request.agent_name ?? request.agent_nos.join(', '),
    client: request.client_name ?? 'Not known',
    policyNo: request.policy_no,
    product: request.product_type ?? 'Not known',
    instructions: request.instructions,
    facts: toFacts(request, await readContractDocument(db, request)),
  })
  const isStored = await changeAndTell(services, async (inside, tell) => {
    const isOurs = await storeIllustration(inside.db, request.id, document)
    if (isOurs && request.seen_at === null) await announceIllustration(request, inside, tell)
    return isOurs
  })
  if (isStored) log.event('illustration ready', { request: requestNo })
  return isStored
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
