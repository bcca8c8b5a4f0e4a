import { isDemoMode } from '@producer-portal/domain/config'
import { inforceContractDetailSchema } from '@producer-portal/domain/inforce'
import * as v from 'valibot'
import type { Services } from '../services.ts'
import { readContractDocument } from '../store/illustrations/policies.ts'
import type { StoredRequest } from '../store/illustrations/requests.ts'
import { formatRequestNo, listDueRequests, storeIllustration } from '../store/illustrations/requests.ts'
import { announceIllustration } from './illustration-messages.ts'
import type { PolicyFacts } from './project-policy.ts'
import { writeIllustration } from './write-illustration.ts'

/**
 * Finishes the requests of the demo that a user has sent or is notified of and whose time has come: writes their PDFs and
 * tells the people who sent them and the recipients. The service does it when someone asks for the user's requests or outbox, so that nobody sees an
 * illustration that is late. One that fails is tried again the next time and keeps nothing else from loading. Without
 * demo data the home office finishes requests.
 */
export async function finishDueIllustrations(userId: string, services: Services): Promise<void> {
  const { db, now, log, settings } = services
  if (!isDemoMode(settings.PORTAL_MODE)) return
  for (const request of await listDueRequests(db, userId, now())) {
    try {
      // One after the other: a PDF takes a while, and others wait for the same thread.
      await finish(request, services)
    } catch (error) {
      log.error('illustration not finished', error)
    }
  }
}

async function finish(request: StoredRequest, services: Services): Promise<void> {
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
  // Someone else may have asked at the same moment.
  if (!(await storeIllustration(db, request.id, document))) return
  log.event('illustration ready', { request: requestNo })
  if (request.seen_at === null) await announceIllustration(request, services)
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
