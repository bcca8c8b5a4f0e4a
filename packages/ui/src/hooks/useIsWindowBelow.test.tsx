import { act, renderHook } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ThemeProvider } from '../theme/ThemeProvider.js'
import { breakpoints } from '../tokens/index.js'
import { useIsNarrowWindow } from './useIsNarrowWindow.js'
import { useIsWindowBelow } from './useIsWindowBelow.js'

/** A window of a width that the test changes. */
function stubWindow(start: number) {
  let width = start
  const listeners = new Set<() => void>()
  const matchMedia = vi.fn((query: string) => ({
    get matches() {
      return width < Number(/\(width < (\d+)px\)/.exec(query)?.[1])
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }))
  vi.stubGlobal('matchMedia', matchMedia)
  const resize = (next: number) => {
    width = next
    for (const listener of listeners) listener()
  }
  return { resize, listeners }
}

test.each(Object.entries(breakpoints))(
  'a window is below %s up to %i px, the breakpoint itself left out',
  (name, px) => {
    const { resize, listeners } = stubWindow(px)
    const { result, unmount } = renderHook(() => useIsWindowBelow(name as keyof typeof breakpoints))
    expect(result.current).toBe(false)
    act(() => resize(px - 1))
    expect(result.current).toBe(true)
    act(() => resize(px))
    expect(result.current).toBe(false)
    unmount()
    expect(listeners.size).toBe(0)
  },
)

/** Says whether the window is narrow. */
const Width = () => String(useIsNarrowWindow())

test.each([
  [375, true],
  [1280, false],
  [undefined, false],
])('a server that renders for %s px draws a narrow window: %s', (serverWidth, isNarrow) => {
  const html = renderToString(
    <ThemeProvider scope="element" serverWidth={serverWidth}>
      {/* One within another has its window */}
      <ThemeProvider scope="element">
        <Width />
      </ThemeProvider>
    </ThemeProvider>,
  )
  expect(html).toContain(`>${isNarrow}<`)
})

test('a narrow window is one below 768 px', () => {
  stubWindow(767)
  expect(renderHook(() => useIsNarrowWindow()).result.current).toBe(true)
  stubWindow(768)
  expect(renderHook(() => useIsNarrowWindow()).result.current).toBe(false)
})
