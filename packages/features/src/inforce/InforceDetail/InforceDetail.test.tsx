import { inforceDetailFrom, mockInforceAlerts } from '@producer-portal/domain/mocks'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { InforceDetail } from './InforceDetail.js'

const nothing = () => undefined
const alerts = mockInforceAlerts(new Date(2026, 2, 16))

/** The panel about a contract whose details have loaded before. */
function panelOf(contractNo = '', shown = alerts) {
  const detail = inforceDetailFrom(shown, contractNo)
  if (!detail) throw new Error(`No contract ${contractNo} in the cast`)
  return <InforceDetail isOpen onClose={nothing} contract={detail.contract} detail={detail} onRetry={nothing} />
}

test('another contract begins with its first facts', async () => {
  const [first, second] = new Set(alerts.map(({ contract }) => contract.contractNo))
  const { rerender } = render(panelOf(first))
  await userEvent.click(await screen.findByRole('button', { name: 'More' }))
  rerender(panelOf(second))
  expect(screen.getByRole('button', { name: 'More' }).getAttribute('aria-expanded')).toBe('false')
})

test.each([
  [0, /\(today\)$/],
  [1, /\(in 1 day\)$/],
])('a lapse in %i days is told by its distance', async (daysToLapseDate, words) => {
  const [lapse] = alerts.filter(({ daysToLapseDate: days }) => days !== null && days > 0)
  if (!lapse) throw new Error('Nothing lapses in the cast')
  render(panelOf(lapse.contract.contractNo, [{ ...lapse, daysToLapseDate }]))
  expect(await screen.findByText(words)).toBeDefined()
})
