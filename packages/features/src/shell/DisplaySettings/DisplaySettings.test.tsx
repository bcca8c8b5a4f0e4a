import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { DisplaySettings } from './DisplaySettings.js'

afterEach(() => vi.restoreAllMocks())

test.each([
  ['dark', true, 'high-contrast-dark'],
  ['light', false, 'high-contrast'],
])('more contrast keeps a system %s', async (_, matches, mode) => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), {
        matches: matches && query === '(prefers-color-scheme: dark)',
      }) as MediaQueryList,
  )
  const onModeChange = vi.fn<(mode: string) => void>()
  render(
    <DisplaySettings mode="system" density="system" onModeChange={onModeChange} onDensityChange={() => undefined} />,
  )
  await userEvent.click(screen.getByRole('switch', { name: 'High contrast' }))
  expect(onModeChange).toHaveBeenCalledExactlyOnceWith(mode)
})
