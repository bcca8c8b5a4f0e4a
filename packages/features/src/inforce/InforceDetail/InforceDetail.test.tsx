import { inforceDetailFrom, mockInforceAlerts } from '@producer-portal/domain/mocks'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { InforceDetail } from './InforceDetail.js'

const nothing = () => undefined
const alerts = mockInforceAlerts(new Date(2026, 2, 16))

/** The panel about a contract whose details have loaded before. */
function panelOf(contractNo = '') {
  const detail = inforceDetailFrom(alerts, contractNo)
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
