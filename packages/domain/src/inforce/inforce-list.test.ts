import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { agentFilterOptions } from '../lists/agent-filter.ts'
import { daysOfTimeFilter } from '../lists/time-filter.ts'
import type { TimeFilter } from '../lists/time-filter.ts'
import { toMoment } from './alert-dates.ts'
import { alertKeys, inforceAlertSchema } from './alert.ts'
import { defaultInforceFilters, filterAlerts, inforceTimeFilters, toOfferedInforceFilters } from './inforce-filters.ts'
import type { InforceFilters } from './inforce-filters.ts'
import { inforceLists } from './inforce-lists.ts'
import { inLapseOrder } from './inforce-order.ts'
import { inforceTypeKeys } from './inforce-types.ts'
import { inforceWidgetLists } from './inforce-widget-list.ts'

const alert = (contractNo: string, rest: object) =>
  v.parse(inforceAlertSchema, { contract: { coCode: '01', coType: 'LIF', contractNo }, ...rest })
const numbers = (rows: readonly { contract: { contractNo: string } }[]) =>
  rows.map((row) => row.contract.contractNo).join('')

const alerts = [
  alert('a', {
    alertType: 'Service',
    alertDate: '2026-03-09',
    daysToLapseDate: 5,
    clients: [{ fullName: 'Ada Parkinson' }],
  }),
  alert('b', { alertType: 'Term', alertDate: '2026-03-02', daysToLapseDate: null, agents: [{ agentNo: '7' }] }),
  alert('c', { alertType: 'MissedPayment', alertDate: '2026-03-09', alertDataDate: '2026-01-01', daysToLapseDate: 40 }),
  alert('d', { alertType: 'MissedPayment', alertDate: '2025-01-01', alertDataDate: '2026-03-08' }),
  alert('e', { alertType: 'Contract', alertDate: null }),
  alert('f', { alertType: 'Contract', alertDate: '2026-03-01T23:59:59Z' }),
]

describe.each(['America/Los_Angeles', 'UTC', 'Pacific/Auckland'])('the in-force time filter in %s', (zone) => {
  test.each<[TimeFilter, string]>([
    ['all', 'abcdef'],
    ['today', 'a'],
    ['past-3', 'ad'],
    ['past-7', 'abd'],
    ['past-14', 'abdf'],
    ['past-90', 'abcdf'],
  ])('%s counts from the UTC day start, and missed payments by their due date', (time, expected) => {
    vi.stubEnv('TZ', zone)
    const filters = { ...defaultInforceFilters, time }
    for (const now of ['2026-03-09T00:00:00Z', '2026-03-09T23:59:59Z']) {
      expect(numbers(filterAlerts(alerts, filters, new Date(now)))).toBe(expected)
    }
  })
})

test('the in-force time filter offers eight choices and opens with the past 7 days', () => {
  expect(inforceTimeFilters.map(daysOfTimeFilter)).toEqual([null, 0, 3, 7, 14, 30, 60, 90])
  expect(daysOfTimeFilter(defaultInforceFilters.time)).toBe(7)
})

test.each<[Partial<InforceFilters>, string]>([
  [{ name: 'PARKIN' }, 'a'],
  [{ name: '000b' }, 'b'],
  [{ agent: '7' }, 'b'],
  [{ agent: '8' }, ''],
])('the filters %o leave the alerts "%s"', (filters, expected) => {
  const all = { ...defaultInforceFilters, time: 'all' as const, ...filters }
  expect(numbers(filterAlerts(alerts, all, new Date()))).toBe(expected)
})

test('with no filter set the list is as it came', () => {
  expect(filterAlerts(alerts, { ...defaultInforceFilters, time: 'all' }, new Date())).toBe(alerts)
})

test.each<[Partial<InforceFilters>, Partial<InforceFilters>]>([
  [{ agent: '7' }, { agent: '7' }],
  [{ agent: 'AG4711' }, { agent: 'all' }],
  [{ time: 'past-365' }, { time: 'past-7' }],
])('the filters %o count as %o where the list does not offer them', (filters, expected) => {
  const agents = agentFilterOptions(alerts)
  expect(toOfferedInforceFilters({ ...defaultInforceFilters, ...filters }, agents, 'pending-lapse')).toMatchObject(
    expected,
  )
})

test('an in-force page has five alerts, unless the user chooses more', () => {
  expect(inforceLists.all.pageSizes[0]).toBe(5)
})

test('every alert has a key of its own, also where two are alike', () => {
  const twice = [...alerts, ...alerts.map((each) => ({ ...each }))]
  const keys = [...alertKeys(twice).values()]
  expect([new Set(keys).size, keys.length]).toEqual([twice.length, twice.length])
})

describe('a list opens', () => {
  const loaded = inLapseOrder(alerts)
  const open = (type: 'all' | 'pending-lapse') => inforceLists[type].toDefaultOrder?.(loaded) ?? loaded

  test('with the newest alerts first, a missing date counting as 1970-01-01', () => {
    expect(numbers(open('all'))).toBe('cabfde')
  })

  test.each(inforceTypeKeys)('in the same order on the dashboard: %s', (type) => {
    expect(inforceWidgetLists[type].toDefaultOrder).toBe(inforceLists[type].toDefaultOrder)
  })

  test('Pending Lapse with the most days to the lapse date first', () => {
    expect(numbers(open('pending-lapse'))).toBe('cabdef')
  })
})

test('the lapse filter belongs to the Pending Lapse list', () => {
  const asked = { ...defaultInforceFilters, lapse: 'passed' } as const
  expect(toOfferedInforceFilters(asked, [], 'pending-lapse').lapse).toBe('passed')
  expect(toOfferedInforceFilters(asked, [], 'missed').lapse).toBe('all')
})

test('the key of an alert is made of the contract and what the alert is about, and counts those that are alike', () => {
  const one = alert('a', { alertType: 'Service', alertSubType: 'Loan', alertDate: '2026-03-09' })
  const due = alert('a', { alertType: 'MissedPayment', alertDataDate: '2026-01-01' })
  expect([...alertKeys([one, { ...one }, due]).values()]).toEqual([
    '01|LIF|a|Service|Loan|2026-03-09|',
    '01|LIF|a|Service|Loan|2026-03-09||2',
    '01|LIF|a|MissedPayment|||2026-01-01',
  ])
})

test('a typed name stays in every list', () => {
  expect(toOfferedInforceFilters({ ...defaultInforceFilters, name: 'Ada' }, [], 'all').name).toBe('Ada')
})

test.each([
  ['2026-03-09', '2026-03-09T00:00:00.000Z'],
  ['2026-03-09T08:30:00', '2026-03-09T08:30:00.000Z'],
  ['2026-03-09T08:30:00-05:00', '2026-03-09T13:30:00.000Z'],
  ['2026-03-09T08:30:00Z', '2026-03-09T08:30:00.000Z'],
  ['03/09/2026', '2026-03-09T00:00:00.000Z'],
  ['soon', '1970-01-01T00:00:00.000Z'],
  [null, '1970-01-01T00:00:00.000Z'],
])('the date %s of an alert is the moment %s, in every time zone', (date, moment) => {
  vi.stubEnv('TZ', 'America/New_York')
  expect(new Date(toMoment(date)).toISOString()).toBe(moment)
})
