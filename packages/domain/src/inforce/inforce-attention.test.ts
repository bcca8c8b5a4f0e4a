import { expect, test } from 'vitest'
import { mockInforceHistory } from '../mocks/index.ts'
import { countInforceAttention, getInforceAttentionList, inforceAttentions } from './inforce-attention.ts'
import { defaultInforceFilters, filterAlerts } from './inforce-filters.ts'
import type { InforceAlert } from './alert.ts'

const now = new Date('2026-03-16T15:00:00Z')
const [draft] = mockInforceHistory(() => now)
const lapsing = (lapseDate: string | null): InforceAlert => {
  if (!draft) throw new Error('There are no alerts')
  return { ...draft, alertType: 'PendingLapse', lapseDate }
}
const alerts = ['2026-03-15', '2026-03-16', '2026-03-23', '2026-03-24', null].map(lapsing)

test('a lapse counts from the day after its date, and a coming one up to seven days ahead', () => {
  expect(inforceAttentions.map((attention) => [attention, countInforceAttention(alerts, attention, now)])).toEqual([
    ['past-lapse', 1],
    ['lapse-soon', 2],
    ['missed', 5],
    ['service', 5],
  ])
})

test.each(['past-lapse', 'lapse-soon'] as const)('the list of %s shows what was counted', (attention) => {
  const { type, lapse } = getInforceAttentionList(attention)
  expect(type).toBe('pending-lapse')
  const shown = filterAlerts(alerts, { ...defaultInforceFilters, time: 'all', lapse }, now)
  expect(shown).toHaveLength(countInforceAttention(alerts, attention, now))
})
