import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ContactChangeLink } from './ContactChangeLink.js'

const nothing = () => undefined

test.each([
  ['America/Los_Angeles', '2026-03-10T02:30:00Z', '03/09/2026'],
  ['Pacific/Auckland', '2026-03-09T20:30:00Z', '03/10/2026'],
])('in %s a change of %s is dated %s, by the local day', (zone, changedAt, date) => {
  vi.stubEnv('TZ', zone)
  const change = { kind: 'email', action: 'undo', contact: 't***@example.com', changedAt } as const
  render(
    <ContactChangeLink change={change} portalHref="/" onSubmit={nothing} onPasswordReset={nothing} onRetry={nothing} />,
  )
  expect(screen.getByText(/it was changed to/).textContent).toContain(date)
})
