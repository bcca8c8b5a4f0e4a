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
import type { BringIn } from './bring-in.ts'
import type { Masking } from './masking.ts'
import { toCaseRow, toContractRows } from './rows.ts'

/** The hand-written cases and alerts belong to this agency. */
const castAgencyNo = 'AG1001'

export interface BookSize {
  /** Size of the big book. */
  readonly pendingCases: number
  /** All dates of the demo data are relative to this day. */
  readonly now: Date
}

/** Brings in the new and in-force business of every agency. */
export async function seedBusiness(bringIn: BringIn, size: BookSize, masking: Masking): Promise<void> {
  const books = demoBooks(size.pendingCases)
  await bringIn('cases', listCases(books, size.now, masking))
  await bringIn('contracts', listContracts(books, size.now, masking))
}

function* listCases(books: readonly Book[], clock: Date, masking: Masking): Generator<object> {
  for (const book of books) {
    for (const type of contractTypes) {
      const { agencyNo, cases, names } = book
      const byHand = agencyNo === castAgencyNo ? mockCases(clock, type) : []
      const agents = getAgencyAgents(agencyNo)
      const generated = generateCases({ agency: book, agents, type, count: cases[type], clock, names })
      for (const row of masking.rows([...byHand, ...generated])) yield toCaseRow(row, type, book)
    }
  }
}

function* listContracts(books: readonly Book[], clock: Date, masking: Masking): Generator<object> {
  for (const book of books) {
    const { alerts: count, agencyNo, names } = book
    const generated = generateInforceAlerts({ agency: book, agents: getAgencyAgents(agencyNo), count, clock, names })
    const byHand = agencyNo === castAgencyNo ? [...mockInforceAlerts(clock), ...mockInforceHistory(clock)] : []
    yield* toContractRows(masking.rows([...byHand, ...generated]), book)
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
