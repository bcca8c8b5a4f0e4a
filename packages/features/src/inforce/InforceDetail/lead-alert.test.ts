import { defaultLocale } from '@producer-portal/ui'
import type { InforceAlert } from '@producer-portal/domain/inforce'
import { mockInforceAlerts } from '@producer-portal/domain/mocks'
import { describe, expect, test } from 'vitest'
import { getLeadAlert, summarizeAlert } from './lead-alert.js'

const unknown = { alertSubType: null, alertDate: null, alertDataDate: null, lapseDate: null, daysToLapseDate: null }

function alert(facts: Partial<InforceAlert>): InforceAlert {
  const [one] = mockInforceAlerts(new Date('2026-03-16T15:00:00Z'))
  if (!one) throw new Error('The cast has no alerts')
  return { ...one, ...unknown, ...facts }
}
const lapse = (daysToLapseDate: number | null) =>
  alert({ alertType: 'PendingLapse', lapseDate: '2026-04-06', daysToLapseDate })

describe('a side panel begins with', () => {
  const service = alert({ alertType: 'Service', alertDate: '2026-03-01' })
  const newer = alert({ alertType: 'Service', alertDate: '2026-03-10' })
  const [soon, later] = [lapse(3), lapse(40)]
  const all = [service, later, newer, soon]

  test.each([
    ['the newest alert of the list it was opened from', all, 'service', newer],
    ['the pending lapse that comes first', all, 'pending-lapse', soon],
    ['a pending lapse whose days are known', [lapse(null), later, soon], 'pending-lapse', soon],
    ['the most urgent alert, without a list', all, null, soon],
    ['the most urgent alert, when the list has none', all, 'disburse', soon],
    ['nothing, without alerts', [], 'service', null],
  ] as const)('%s', (_, alerts, list, expected) => {
    expect(getLeadAlert(alerts, list)).toBe(expected)
  })
})

describe('a pending lapse', () => {
  const date = '04/06/2026'
  test.each([
    [21, 'warning', { text: 'lapsesSoon', date, count: 21 }],
    [0, 'warning', { text: 'lapsesNow', date }],
    [-3, 'error', { text: 'lapseDatePassed', date, count: 3 }],
    [null, 'warning', { text: 'lapseDateOnly', date }],
  ] as const)('that is %s days away is said as it is', (days, tone, sentence) => {
    expect(summarizeAlert(lapse(days), defaultLocale)).toEqual({ tone, sentences: [sentence] })
  })
})

describe('a missed payment', () => {
  const missed = { alertType: 'MissedPayment', alertDataDate: '2026-02-27' } as const
  const payment = { text: 'paymentMissedOn', date: '02/27/2026' }
  const date = '04/27/2026'
  test.each([
    [42, 'warning', { text: 'nfoSoon', date, count: 42 }],
    [0, 'warning', { text: 'nfoNow', date }],
    [-1, 'error', { text: 'nfoDatePassed', date, count: 1 }],
    [null, 'warning', { text: 'nfoDateOnly', date }],
  ] as const)('says when the non-forfeiture option takes effect: in %s days', (daysToLapseDate, tone, sentence) => {
    expect(summarizeAlert(alert({ ...missed, lapseDate: '2026-04-27', daysToLapseDate }), defaultLocale)).toEqual({
      tone,
      sentences: [payment, sentence],
    })
  })

  test('says no more than it knows', () => {
    expect(summarizeAlert(alert({ alertType: 'MissedPayment' }), defaultLocale)).toEqual({
      tone: 'warning',
      sentences: [{ text: 'paymentMissed' }],
    })
  })
})

test.each([
  ['2026-03-10', { text: 'reported', type: 'Policy Loan', date: '03/10/2026' }],
  [null, { text: 'reportedUndated', type: 'Policy Loan' }],
])('any other alert, dated %s, is said by its type', (alertDate, sentence) => {
  expect(
    summarizeAlert(alert({ alertType: 'Disburse', alertSubType: 'Policy Loan', alertDate }), defaultLocale),
  ).toEqual({
    tone: 'info',
    sentences: [sentence],
  })
})

test.each([
  ['missed before terminated', ['Term', 'MissedPayment'], 'MissedPayment'],
  ['terminated before service', ['Service', 'Term'], 'Term'],
  ['service before disbursements', ['Disburse', 'Service'], 'Service'],
  ['disbursements before contract changes', ['Contract', 'Disburse'], 'Disburse'],
  ['contract changes alone', ['Contract'], 'Contract'],
])('without a list, the most urgent leads: %s', (_, types, expected) => {
  const alerts = types.map((alertType) => alert({ alertType, alertDate: '2026-03-01' }))
  expect(getLeadAlert(alerts, null)?.alertType).toBe(expected)
})

test('a missed payment without a date from which on it matters is a warning, however long ago', () => {
  expect(summarizeAlert(alert({ alertType: 'MissedPayment', daysToLapseDate: -3 }), defaultLocale).tone).toBe('warning')
})
