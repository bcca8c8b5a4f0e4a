import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RememberedDevices } from './RememberedDevices.js'

const nothing = () => undefined
const device = { id: '7', name: 'Chrome on Windows', rememberedAt: '2026-03-09T20:30:00Z', isCurrent: true }

test.each([
  ['America/Los_Angeles', '03/09/2026'],
  ['UTC', '03/09/2026'],
  ['Pacific/Auckland', '03/10/2026'],
])('in %s a device was remembered on %s, the local day', (zone, date) => {
  vi.stubEnv('TZ', zone)
  render(<RememberedDevices devices={[device]} onForget={nothing} onRetry={nothing} />)
  expect(screen.getByRole('listitem').textContent).toContain(`Remembered ${date}`)
})
