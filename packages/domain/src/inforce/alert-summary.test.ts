import { expect, test } from 'vitest'
import { mockInforceAlerts } from '../mocks/inforce-cast.ts'
import {
  getDateBuckets,
  countByKind,
  countByDateBucket,
  filterBySummary,
  defaultAlertSummaryFilters,
} from './alert-summary.ts'
import type { DateBucket } from './alert-summary.ts'
import type { InforceAlert } from './alert.ts'
import { inforceTypeKeys } from './inforce-types.ts'

const now = new Date('2026-03-09T23:30:00Z')
const [first] = mockInforceAlerts(now)
if (!first) throw new Error('There is no alert')
const nameless: InforceAlert = { ...first, alertType: null, alertSubType: null, alertDate: null, lapseDate: null }
const draft = (facts: Partial<InforceAlert>): InforceAlert => ({ ...nameless, ...facts })
const narrowed = (dateBucket: DateBucket) => ({ ...defaultAlertSummaryFilters, dateBucket })

test.each<[string, DateBucket]>([
  ['2026-03-08', 'passed'],
  ['2026-03-09', 'next-7'],
  ['2026-03-16', 'next-7'],
  ['2026-03-17', 'next-30'],
  ['2026-04-08', 'next-30'],
  ['2026-04-09', 'beyond'],
])('a policy that lapses on %s on 03/09 stands at %s and nowhere else', (lapseDate, dateBucket) => {
  const counts = countByDateBucket([draft({ lapseDate })], 'pending-lapse', now)
  expect(counts.filter(({ count }) => count > 0)).toEqual([{ value: dateBucket, count: 1 }])
})

test.each<[string, DateBucket]>([
  ['2026-03-12', 'past-7'],
  ['2026-03-02', 'past-7'],
  ['2026-03-01T23:59:00Z', 'past-30'],
  ['2026-02-07', 'past-30'],
  ['2026-02-06', 'past-90'],
  ['2025-12-09', 'past-90'],
  ['2025-12-08', 'before'],
])('an alert of %s on 03/09 stands at %s and nowhere else', (alertDate, dateBucket) => {
  const counts = countByDateBucket([draft({ alertDate })], 'service', now)
  expect(counts.filter(({ count }) => count > 0)).toEqual([{ value: dateBucket, count: 1 }])
})

test('a missed payment is as old as its due date', () => {
  const missed = draft({ alertType: 'MissedPayment', alertDate: '2026-03-09', alertDataDate: '2026-01-20' })
  expect(filterBySummary([missed], 'missed', narrowed('past-90'), now)).toEqual([missed])
})

test('an alert without a date is in no bucket, but in the list', () => {
  const alerts = [draft({ lapseDate: 'soon' }), draft({})]
  expect(countByDateBucket(alerts, 'pending-lapse', now).every(({ count }) => count === 0)).toBe(true)
  expect(filterBySummary(alerts, 'pending-lapse', defaultAlertSummaryFilters, now)).toBe(alerts)
})

test('the types of a list are sorted by their count, and an unnamed one is left out', () => {
  const kinds = ['Policy Loan', 'Withdrawal', 'Dividend', 'Policy Loan', ' ']
  const alerts = kinds.map((alertSubType) => draft({ alertSubType }))
  expect(countByKind(alerts)).toEqual([
    { value: 'Policy Loan', count: 2 },
    { value: 'Dividend', count: 1 },
    { value: 'Withdrawal', count: 1 },
  ])
})

test.each(inforceTypeKeys)('each count of %s is how many alerts its bar leaves', (type) => {
  const alerts = mockInforceAlerts(now)
  for (const { value, count } of countByDateBucket(alerts, type, now)) {
    expect(filterBySummary(alerts, type, narrowed(value), now)).toHaveLength(count)
  }
  for (const { value, count } of countByKind(alerts)) {
    expect(filterBySummary(alerts, type, { ...defaultAlertSummaryFilters, kind: value }, now)).toHaveLength(count)
  }
})

test('both charts filter together, and a date bucket of another list counts as not selected', () => {
  const loan = draft({ alertSubType: 'Policy Loan', alertDate: '2026-03-08' })
  const old = draft({ alertSubType: 'Policy Loan', alertDate: '2025-03-08' })
  const inquiry = draft({ alertSubType: 'Inquiry', alertDate: '2026-03-08' })
  const alerts = [loan, old, inquiry]
  expect(filterBySummary(alerts, 'all', { kind: 'Policy Loan', dateBucket: 'past-7' }, now)).toEqual([loan])
  expect(filterBySummary(alerts, 'all', narrowed('next-7'), now)).toEqual(alerts)
  expect(getDateBuckets('pending-lapse')).not.toContain('past-7')
})
