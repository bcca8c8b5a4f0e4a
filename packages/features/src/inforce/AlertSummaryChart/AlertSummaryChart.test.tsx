import { defaultAlertSummaryFilters } from '@producer-portal/domain/inforce'
import { mockInforceAlerts } from '@producer-portal/domain/mocks'
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toLists } from '../InforceWidget/inforce-widget.fixture.js'
import { AlertSummaryChart } from './AlertSummaryChart.js'

const now = new Date('2026-03-16T15:00:00Z')

test.each([
  ['ready', ['0']],
  ['error', []],
  ['loading', []],
] as const)('a list without rows that is in the state %s has the counts %j', (state, counts) => {
  const lists = toLists((type) =>
    type === 'service' ? { state, rows: [] } : { state: 'ready', rows: mockInforceAlerts(now) },
  )
  render(
    <AlertSummaryChart
      type="all"
      lists={lists}
      filters={defaultAlertSummaryFilters}
      now={now}
      onTypeSelect={() => undefined}
      onFiltersChange={() => undefined}
    />,
  )
  const entries = within(screen.getByRole('group', { name: 'Alerts by type' })).getAllByRole('listitem')
  const service = entries.find(({ textContent }) => textContent.startsWith('Service'))
  expect(service?.textContent.match(/\d+/g) ?? []).toEqual(counts)
})
