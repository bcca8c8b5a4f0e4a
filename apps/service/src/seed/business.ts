import type { ContractType } from '@producer-portal/domain/cases'
import { contractTypes } from '@producer-portal/domain/cases'
import {
  castAgents,
  generateCases,
  generateInforceAlerts,
  mockCases,
  mockInforceAlerts,
  mockInforceHistory,
} from '@producer-portal/domain/mocks'
import type { DatabaseTransaction } from '../store/database/database.ts'
import { writeCases } from '../store/write-cases.ts'
import { writeInforce } from '../store/write-inforce.ts'
import type { Book } from './books.ts'
import { demoBooks } from './books.ts'

/** The hand-written cases and alerts belong to this agency. */
const castAgencyNo = 'AG1001'
const batchSize = 1_000

export interface BookSize {
  /** Size of the big book. */
  readonly pendingCases: number
  /** All dates of the demo data lead up to this day. */
  readonly now: Date
}

/** Writes the new and in-force business of every agency. */
export async function seedBusiness(db: DatabaseTransaction, { pendingCases, now: clock }: BookSize): Promise<void> {
  for (const book of demoBooks(pendingCases)) {
    for (const type of contractTypes) await seedCases(db, book, type, clock)
    const { alerts: count, agencyNo } = book
    const generated = generateInforceAlerts({ agency: book, agents: castAgents(agencyNo), count, clock })
    const byHand = agencyNo === castAgencyNo ? [...mockInforceAlerts(clock), ...mockInforceHistory(clock)] : []
    await writeInforce(db, agencyNo, [...byHand, ...generated])
  }
}

async function seedCases(db: DatabaseTransaction, book: Book, type: ContractType, clock: Date): Promise<void> {
  const { agencyNo, cases } = book
  const byHand = agencyNo === castAgencyNo ? mockCases(clock, type) : []
  const generated = generateCases({ agency: book, agents: castAgents(agencyNo), type, count: cases[type], clock })
  const all = [...byHand, ...generated]
  for (let start = 0; start < all.length; start += batchSize) {
    await writeCases(db, { list: type, agencyNo }, all.slice(start, start + batchSize))
  }
}
