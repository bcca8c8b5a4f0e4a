import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openWindow } from '../testing/open-window.js'
import { createPortalHistory } from './portal-history.js'
import { usePathname } from './PathnameContext.js'
import { PortalRouter } from './PortalRouter.js'

test('what follows the path alone is drawn anew by another page, and not by a query', async () => {
  let drawn = 0
  function Frame() {
    drawn += 1
    return <p>{usePathname()}</p>
  }
  const history = createPortalHistory(openWindow('/pending').view)
  render(
    <PortalRouter history={history}>
      <Frame />
    </PortalRouter>,
  )
  expect(screen.getByText('/pending')).toBeDefined()
  const before = drawn
  await act(async () => history.push('/pending?sort=name'))
  expect(drawn).toBe(before)
  await act(async () => history.push('/issued'))
  expect(screen.getByText('/issued')).toBeDefined()
})
