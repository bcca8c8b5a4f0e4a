import { mockInforceAlerts } from '@producer-portal/domain/mocks'
import { expect, test } from 'vitest'
import { inforceWidgetColumns } from './inforce-widget-columns.js'

const t = ((key: string) => key) as Parameters<typeof inforceWidgetColumns>[1]
const alerts = mockInforceAlerts(new Date('2026-03-16T15:00:00Z'))
const [lapsing] = alerts.filter(({ alertType }) => alertType === 'PendingLapse')

/** What a card says in its line of facts. */
function cardFacts(alert: (typeof alerts)[number]) {
  const columns = inforceWidgetColumns('pending-lapse', t).filter(({ card }) => card === 'meta')
  return columns.map((column) => column.cardText?.(alert))
}

test('a date on a card says which one it is, and one that is missing says nothing', () => {
  if (!lapsing) throw new Error('The cast has no pending lapse')
  const alert = { ...lapsing, alertDate: '2026-03-09', lapseDate: '2026-04-06' }
  expect(cardFacts(alert)).toContain('Lapse Date 04/06/2026')
  expect(cardFacts({ ...alert, lapseDate: null }).filter((text) => text?.includes('Lapse Date'))).toEqual([])
})
