import { expect, test } from 'vitest'
import { mockInforceAlerts } from '../mocks/index.ts'
import { getAlertTurn } from './alert-turn.ts'
import type { InforceAlert } from './alert.ts'

const now = new Date('2026-03-16T23:30:00Z')
const [sample] = mockInforceAlerts(now) as [InforceAlert]

test.each([
  [null, '2026-03-15', 'past-lapse', -1],
  [null, '2026-03-16', 'lapse-soon', 0],
  [null, '2026-03-23', 'lapse-soon', 7],
  [null, '2026-03-24', null, 8],
  ['MissedPayment', '2026-03-17', 'missed', null],
  ['Service', null, 'service', null],
  ['Term', '2026-03-17', null, null],
  ['Anything else', null, null, null],
])('an alert %s with the lapse date %s waits for %s, in %s days', (alertType, lapseDate, reason, days) => {
  expect(getAlertTurn({ ...sample, alertType, lapseDate } as InforceAlert, now)).toEqual({ reason, days })
})
