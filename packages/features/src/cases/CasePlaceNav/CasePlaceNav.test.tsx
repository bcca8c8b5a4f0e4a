import { mockCases } from '@producer-portal/domain/mocks'
import { LiveRegionProvider } from '@producer-portal/ui'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { storyNow } from '../../testing/story-clock.js'
import { CasePlaceNav, type CasePlaceNavProps } from './CasePlaceNav.js'

const rows = mockCases(storyNow).slice(0, 2)

test('the neighbor that a press leads to is read out with its place, and the last case has none', async () => {
  const onCaseOpen = vi.fn<CasePlaceNavProps['onCaseOpen']>()
  const nav = (index: number) => (
    <LiveRegionProvider>
      <CasePlaceNav rows={rows} index={index} onCaseOpen={onCaseOpen} />
    </LiveRegionProvider>
  )
  const { rerender } = render(nav(0))
  await userEvent.click(screen.getByRole('button', { name: 'Next case' }))
  expect(screen.getByText('Dmitri A. Volkov, 2 of 2')).toBeDefined()
  rerender(nav(1))
  const next = screen.getByRole('button', { name: 'Next case' })
  await userEvent.click(next)
  expect(next.getAttribute('aria-disabled')).toBe('true')
  expect(onCaseOpen).toHaveBeenCalledExactlyOnceWith(rows[1])
})
