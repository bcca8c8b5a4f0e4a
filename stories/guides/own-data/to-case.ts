import type { AccessUser } from '@producer-portal/domain/access'
import { type Case, caseSchema } from '@producer-portal/domain/cases'
import * as v from 'valibot'

/** A policy application as your own API has it. */
export interface Application {
  readonly number: string
  readonly product: string
  readonly insured: { readonly id: string; readonly first: string; readonly last: string }
  readonly producer: { readonly code: string; readonly name: string; readonly office: string }
  readonly state: string
  readonly enteredOn: string
  readonly daysOpen: number
  readonly cover: number | null
  readonly premium: number | null
  readonly asks: readonly { readonly id: string; readonly what: string; readonly state: string; readonly of: string }[]
}

/**
 * The application as a case. The schema fills what your API doesn't have: a value becomes null, a list empty.
 * @throws v.ValiError when a field has the wrong type
 */
export const toCase = (application: Application): Case =>
  v.parse(caseSchema, {
    // The three together identify the case
    contract: { coCode: '01', coType: 'LIF', contractNo: application.number, productName: application.product },
    clients: [
      { ipn: application.insured.id, firstName: application.insured.first, lastName: application.insured.last },
    ],
    agents: [
      {
        agentNo: application.producer.code,
        displayName: application.producer.name,
        agencyName: application.producer.office,
      },
    ],
    caseStatus: application.state,
    procDate: application.enteredOn,
    daysSinceProcDate: application.daysOpen,
    faceAmount: application.cover,
    modalPremium: application.premium,
    requirements: application.asks.map(({ id, what, state, of }) => ({
      id,
      pendingReqType: what,
      status: state,
      orderedBy: of,
    })),
  })

/** A producer who may see both lines of business; screens ask for this in place of a session. */
export const producer: AccessUser = { userId: 'p-204', audiences: ['Agent'], access: ['FRS'] }
