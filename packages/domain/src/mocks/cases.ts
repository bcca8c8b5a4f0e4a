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
