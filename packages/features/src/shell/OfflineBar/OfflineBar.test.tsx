import { LiveRegionProvider } from '@producer-portal/ui'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OfflineBar } from './OfflineBar.js'

const heard = () =>
  [...document.querySelectorAll('[aria-live="polite"]')].map(({ textContent }) => textContent).join(' ')

test('that the connection is back is read out, once the bar goes', () => {
  const { rerender } = render(
    <LiveRegionProvider>
      <OfflineBar dataFrom={null} />
    </LiveRegionProvider>,
  )
  rerender(
    <LiveRegionProvider>
      <OfflineBar dataFrom={new Date(2026, 2, 13)} />
    </LiveRegionProvider>,
  )
  expect(heard()).not.toContain("You're back online.")
  rerender(<LiveRegionProvider>{null}</LiveRegionProvider>)
  expect(heard()).toContain("You're back online.")
})
