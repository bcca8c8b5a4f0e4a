import { expect, test } from 'vitest'
import { mockInforceAlerts } from '../mocks/index.ts'
import type { InforceAlert } from './alert.ts'
import { inforceLists } from './inforce-lists.ts'
import { findSoonestLapse, withSoonestFirst } from './soonest-lapse.ts'

const now = new Date('2026-03-16T23:30:00Z')
const [sample] = mockInforceAlerts(now)
const lapsing = (...days: readonly (string | null)[]): InforceAlert[] =>
  days.map((lapseDate) => ({ ...(sample as InforceAlert), lapseDate }))

test.each([
  [[], null],
  [[null, '2026-03-15'], null],
  [['2026-04-01', '2026-03-16', '2026-03-15'], 0],
  [['2026-04-01', '2026-03-17', null], 1],
  [['2026-04-01'], 16],
])('of lapses on %j the soonest is in %j days', (days, expected) => {
  expect(findSoonestLapse(lapsing(...days), now)?.days ?? null).toBe(expected)
})

test('of several on one day the first is the soonest', () => {
  const alerts = lapsing('2026-03-20', '2026-03-20')
  expect(findSoonestLapse(alerts, now)?.alert).toBe(alerts[0])
})

test('the list in the order of its lapses has those without a date last', () => {
  const rules = withSoonestFirst(inforceLists['pending-lapse'])
  const alerts = lapsing('2026-04-01', null, '2026-03-15', '2026-03-17')
  expect(rules.toDefaultOrder?.(alerts).map(({ lapseDate }) => lapseDate)).toEqual([
    '2026-03-15',
    '2026-03-17',
    '2026-04-01',
    null,
  ])
})
