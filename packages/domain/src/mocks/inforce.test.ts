import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { listOfAlert } from '../inforce/alert-kinds.ts'
import { inforceAlertSchema } from '../inforce/alert.ts'
import { inforceContractDetailSchema } from '../inforce/contract-detail.ts'
import { defaultInforceFilters, filterAlerts } from '../inforce/inforce-filters.ts'
import { inforceTypeKeys } from '../inforce/inforce-types.ts'
import type { InforceType } from '../inforce/inforce-types.ts'
import { generateInforceAlerts } from './generator-inforce.ts'
import { inforceDetailFrom } from './inforce-detail.ts'
import { castAgencies } from './people/agencies.ts'
import { castAgents } from './people/cast.ts'

const clock = new Date('2026-03-09T15:00:00Z')
const agency = castAgencies[0]
const book = (count: number, type?: InforceType) =>
  generateInforceAlerts({ agency, agents: castAgents(agency.agencyNo), count, type, clock })

test.each(inforceTypeKeys)('the generated list %s holds valid alerts of its own kind', (type) => {
  const alerts = book(300, type)
  expect(v.parse(v.array(inforceAlertSchema), alerts)).toEqual(alerts)
  const expected = type === 'all' ? inforceTypeKeys.filter((key) => key !== 'all') : [type]
  expect(new Set(alerts.map(listOfAlert))).toEqual(new Set(expected))
})

test.each(inforceTypeKeys)('the generated list %s has alerts inside and outside of the past 7 days', (type) => {
  const alerts = book(300, type)
  const recent = filterAlerts(alerts, defaultInforceFilters, clock)
  expect(recent.length).toBeGreaterThan(0)
  expect(recent.length).toBeLessThan(alerts.length)
})

test('a book is the same whatever its size', () => {
  expect(book(40).slice(0, 8)).toEqual(book(8))
})

describe('the side panel of a generated contract', () => {
  const alerts = book(60)
  const details = alerts.map((alert) => inforceDetailFrom(alerts, alert.contract.contractNo))

  test('is valid, and holds the alerts of the contract', () => {
    for (const detail of details) expect(v.parse(inforceContractDetailSchema, detail)).toEqual(detail)
    expect(details.some((detail) => (detail?.alerts.length ?? 0) > 1)).toBe(true)
  })

  test('names other contracts of the owner where there are some', () => {
    expect(details.some((detail) => (detail?.otherContracts.length ?? 0) > 0)).toBe(true)
    expect(details.some((detail) => detail?.otherContracts.length === 0)).toBe(true)
  })

  test('does not exist for an unknown contract', () => {
    expect(inforceDetailFrom(alerts, '999')).toBeNull()
  })
})
