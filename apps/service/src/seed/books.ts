import type { ContractType } from '@producer-portal/domain/cases'
import { castAgencies } from '@producer-portal/domain/mocks'

/** How much business an agency of the demo has, per list. */
export interface Book {
  readonly agencyNo: string
  readonly agencyName: string
  readonly cases: Readonly<Record<ContractType, number>>
  readonly alerts: number
}

const ordinary = { cases: { pending: 48, issued: 36, not_placed: 18 }, alerts: 80 } as const
const bigBookAgency = 'AG9000'

/** The books of the demo: a small one for every agency, and the big one with as many pending cases as wanted. */
export function demoBooks(pendingCases: number): readonly Book[] {
  return castAgencies.map((agency) =>
    agency.agencyNo === bigBookAgency
      ? { ...agency, cases: { pending: pendingCases, issued: 240, not_placed: 120 }, alerts: 320 }
      : { ...agency, ...ordinary },
  )
}
