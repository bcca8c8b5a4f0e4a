import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { caseColumns } from '../cases/case-lists.ts'
import { caseKey, caseSchema } from '../cases/case.ts'
import { contractTypes } from '../cases/contract-types.ts'
import { dayNumber } from '../formatting/dates.ts'
import { listOfAlert } from '../inforce/alert-kinds.ts'
import { inforceAlertSchema } from '../inforce/alert.ts'
import { inforceContractDetailSchema } from '../inforce/contract-detail.ts'
import { defaultInforceFilters, filterAlerts } from '../inforce/inforce-filters.ts'
import { inforceTypeKeys } from '../inforce/inforce-types.ts'
import { alertsBySection } from '../inforce/sections.ts'
import { requirementBuckets } from '../requirements/buckets.ts'
import { bucketRequirements } from '../requirements/sort-into-buckets.ts'
import { mockCases } from './cases.ts'
import { maskSampleData } from './masking.ts'
import { mockInforceAlerts, mockInforceHistory } from './inforce-cast.ts'
import { inforceDetailFrom } from './inforce-detail.ts'

const clock = () => new Date(2026, 2, 9, 15)

describe('the small cast', () => {
  test.each(contractTypes)('of %s holds valid cases with distinct contracts', (type) => {
    const cases = mockCases(clock, type)
    expect(v.parse(v.array(caseSchema), cases)).toEqual(cases)
    expect(new Set(cases.map(caseKey)).size).toBe(cases.length)
  })

  test('is a dozen when pending, with dates that count back from the clock', () => {
    const cases = mockCases(clock)
    expect(cases).toHaveLength(12)
    expect(cases[0]).toMatchObject({ daysSinceProcDate: 21, procDate: '2026-02-16' })
    const requested = cases.flatMap((row) =>
      row.requirements.map((requirement) => dayNumber(requirement.requestDate) ?? 0),
    )
    expect(Math.max(...requested)).toBeLessThanOrEqual(dayNumber('2026-03-09') ?? 0)
  })

  test('has a case with requirements in every tab, one without any, and one without any data', () => {
    const [, everyTab, fresh, , , , , bare] = mockCases(clock)
    const buckets = bucketRequirements(everyTab?.requirements ?? [])
    const ownTabs = requirementBuckets.filter((bucket) => bucket !== 'other')
    expect(requirementBuckets.filter((bucket) => buckets[bucket].length > 0)).toEqual(ownTabs)
    expect(fresh?.requirements).toEqual([])
    expect(caseColumns.all.filter((column) => bare && column.text(bare) !== '')).toEqual([
      caseColumns.byId['contract-number'],
    ])
  })

  test('masked shows no contract number and no agent', () => {
    const masked = maskSampleData(mockCases(clock))
    expect(masked.every((row) => /^\d\*{3}\d{6}$/.test(row.contract.contractNo))).toBe(true)
    expect(JSON.stringify(masked.map((row) => row.agents))).not.toMatch(/Rivera|100101|555/)
  })
})

test('the small cast of alerts is valid and has an alert for every list', () => {
  const alerts = mockInforceAlerts(clock)
  expect(v.parse(v.array(inforceAlertSchema), alerts)).toEqual(alerts)
  const lists = new Set(alerts.map(listOfAlert))
  expect(inforceTypeKeys.filter((key) => key !== 'all' && !lists.has(key))).toEqual([])
})

test('with what happened before, a contract of the cast has most sections and its owner two other contracts', () => {
  const detail = inforceDetailFrom([...mockInforceAlerts(clock), ...mockInforceHistory(clock)], '7100100401')
  expect(v.parse(inforceContractDetailSchema, detail)).toEqual(detail)
  const filled = Object.entries(alertsBySection(detail?.alerts ?? [])).filter(([, alerts]) => alerts.length > 0)
  expect(filled.map(([section]) => section)).toEqual([
    'disbursements',
    'service-alerts',
    'lapse-and-missed-payments',
    'contract-changes',
  ])
  expect(detail?.otherContracts.map(({ contractNo }) => contractNo)).toEqual(['7100100411', '7100100412'])
  expect(filterAlerts(mockInforceHistory(clock), defaultInforceFilters, clock())).toEqual([])
})
