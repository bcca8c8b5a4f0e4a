import { expect, test } from 'vitest'
import { mockInforceHistory } from '../mocks/index.ts'
import { getInforceAttentionList } from './inforce-attention.ts'
import { defaultInforceFilters, filterAlerts } from './inforce-filters.ts'
import type { InforceAlert } from './alert.ts'

const now = new Date('2026-03-16T15:00:00Z')
const [draft] = mockInforceHistory(() => now)
const lapsing = (lapseDate: string | null): InforceAlert => {
  if (!draft) throw new Error('There are no alerts')
  return { ...draft, alertType: 'PendingLapse', lapseDate }
}
const alerts = ['2026-03-15', '2026-03-16', '2026-03-23', '2026-03-24', null].map(lapsing)

test.each([
  ['past-lapse', ['2026-03-15']],
  ['lapse-soon', ['2026-03-16', '2026-03-23']],
] as const)('%s is from the day after the lapse date, or up to seven days ahead', (attention, dates) => {
  const { type, lapse } = getInforceAttentionList(attention)
  expect(type).toBe('pending-lapse')
  const shown = filterAlerts(alerts, { ...defaultInforceFilters, time: 'all', lapse }, now)
  expect(shown.map(({ lapseDate }) => lapseDate)).toEqual(dates)
})
