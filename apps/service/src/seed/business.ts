import type { ContractType } from '@producer-portal/domain/cases'
import { contractTypes } from '@producer-portal/domain/cases'
import {
  castAgencies,
  emptyAgencyNo,
  generateCases,
  generateInforceAlerts,
  getAgencyAgents,
  mockCases,
  mockInforceAlerts,
  mockInforceHistory,
} from '@producer-portal/domain/mocks'
import type { DatabaseTransaction } from '../store/database/database.ts'
import type { Masking } from './masking.ts'
import { writeCases, writeInforce } from './write-business.ts'

/** The hand-written cases and alerts belong to this agency. */
const castAgencyNo = 'AG1001'
const batchSize = 1_000

export interface BookSize {
  /** Size of the big book. */
  readonly pendingCases: number
  /** All dates of the demo data are relative to this day. */
  readonly now: Date
}

/** Writes the new and in-force business of every agency. */
export async function seedBusiness(
  db: DatabaseTransaction,
  { pendingCases, now: clock }: BookSize,
  masking: Masking,
): Promise<void> {
  for (const book of demoBooks(pendingCases)) {
    for (const type of contractTypes) await seedCases(db, { book, type, clock, masking })
    const { alerts: count, agencyNo, names } = book
    const generated = generateInforceAlerts({ agency: book, agents: getAgencyAgents(agencyNo), count, clock, names })
    const byHand = agencyNo === castAgencyNo ? [...mockInforceAlerts(clock), ...mockInforceHistory(clock)] : []
    await writeInforce(db, agencyNo, masking.rows([...byHand, ...generated]))
  }
}

interface CaseSeed {
  readonly book: Book
  readonly type: ContractType
  readonly clock: Date
  readonly masking: Masking
}

async function seedCases(db: DatabaseTransaction, { book, type, clock, masking }: CaseSeed): Promise<void> {
  const { agencyNo, cases, names } = book
  const byHand = agencyNo === castAgencyNo ? mockCases(clock, type) : []
  const generated = generateCases({
    agency: book,
    agents: getAgencyAgents(agencyNo),
    type,
    count: cases[type],
    clock,
    names,
  })
  const all = masking.rows([...byHand, ...generated])
  for (let start = 0; start < all.length; start += batchSize) {
    await writeCases(db, { list: type, agencyNo }, all.slice(start, start + batchSize))
  }
}

/** The amount of business of a demo agency, per list. */
interface Book {
  readonly agencyNo: string
  readonly agencyName: string
  readonly cases: Readonly<Record<ContractType, number>>
  readonly alerts: number
  /** Names that strain a layout are in the big book alone. Default: ordinary ones. */
  readonly names?: 'straining'
}

const ordinary = { cases: { pending: 48, issued: 36, not_placed: 18 }, alerts: 80 } as const
const bigBookAgency = 'AG9000'

/** The demo books of business: a small one for every agency with people, and the big one with the given number of pending cases. */
function demoBooks(pendingCases: number): readonly Book[] {
  const agencies = castAgencies.filter(({ agencyNo }) => agencyNo !== emptyAgencyNo)
  return agencies.map((agency) =>
    agency.agencyNo === bigBookAgency
      ? { ...agency, cases: { pending: pendingCases, issued: 240, not_placed: 120 }, alerts: 320, names: 'straining' }
      : { ...agency, ...ordinary },
  )
}
