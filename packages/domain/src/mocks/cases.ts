import type { Case } from '../cases/case.ts'
import type { ContractType } from '../cases/contract-types.ts'
import { pendingCast } from './cases-pending.ts'
import { issuedCast, notPlacedCast } from './cases-settled.ts'
import { localCalendar } from './clock.ts'
import type { Clock } from './clock.ts'

/**
 * The small cast of cases, written by hand for stories and tests: a dozen pending ones, a few issued and not placed.
 * All belong to the Lakeshore agency; dates are relative to the clock's local today.
 */
export function mockCases(clock: Clock, type: ContractType = 'pending'): Case[] {
  const calendar = localCalendar(clock)
  switch (type) {
    case 'pending':
      return pendingCast(calendar)
    case 'issued':
      return issuedCast(calendar)
    default:
      return notPlacedCast(calendar)
  }
}

/** Stands in for numbers and names that sample data does not show. */
export const maskedNumber = '**********'
export const maskedName = 'Sample Agent'

/** Cases for showing around: placeholders instead of agents and contract numbers. */
export function maskSampleData(cases: readonly Case[]): Case[] {
  return cases.map((row) => ({
    ...row,
    contract: { ...row.contract, contractNo: maskedNumber },
    agents: row.agents.map(({ agencyNo, agencyName, percentInterest }) => ({
      firstName: null,
      middleName: null,
      lastName: null,
      suffixName: null,
      displayName: maskedName,
      agentName: maskedName,
      agentNo: maskedNumber,
      agencyNo,
      agencyName,
      percentInterest,
      phoneNumber: null,
    })),
  }))
}
