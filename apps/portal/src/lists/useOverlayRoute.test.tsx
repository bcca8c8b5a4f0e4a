import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { TestRouter } from '../testing/TestRouter.js'
import { describe, expect, test } from 'vitest'
import { useOverlayRoute } from './useOverlayRoute.js'

/** `?open=a` is a slide-out, `?open=a.b` a dialog over it. */
const layers = {
  read: (query: URLSearchParams) => query.get('open'),
  write: (open: string | null, query: URLSearchParams) => {
    const next = new URLSearchParams(query)
    if (open === null) next.delete('open')
    else next.set('open', open)
    return next
  },
  withoutTop: (open: string) => (open.includes('.') ? open.slice(0, open.lastIndexOf('.')) : null),
}

function useAll() {
  return { layers: useOverlayRoute(layers), location: useLocation(), navigate: useNavigate() }
}

function renderAt(address: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TestRouter initialEntries={['/before', address]}>{children}</TestRouter>
  )
  const { result } = renderHook(useAll, { wrapper })
  return {
    show: (...args: Parameters<typeof result.current.layers.show>) =>
      act(async () => result.current.layers.show(...args)),
    close: (times = 1) =>
      act(async () => {
        for (let press = 0; press < times; press += 1) result.current.layers.close()
      }),
    back: () => act(async () => result.current.navigate(-1)),
    at: () => result.current.location.pathname + result.current.location.search,
  }
}

describe('what lies over a page', () => {
  test('is closed by Back as well as by its button, the topmost first', async () => {
    const page = renderAt('/list?page=2')
    await page.show('a')
    await page.show('a.b')
    expect(page.at()).toBe('/list?page=2&open=a.b')
    await page.close()
    expect(page.at()).toBe('/list?page=2&open=a')
    await page.back()
    expect(page.at()).toBe('/list?page=2')
    await page.back()
    expect(page.at()).toBe('/before')
  })

  test('may give its place to another: Back returns to it, closing takes both away', async () => {
    const page = renderAt('/list')
    await page.show('a')
    await page.show('b', 'replace')
    await page.back()
    expect(page.at()).toBe('/list?open=a')
    await page.show('b', 'replace')
    await page.show('c', 'replace')
    await page.close()
    expect(page.at()).toBe('/list')
    await page.back()
    expect(page.at()).toBe('/before')
  })

  test('changes within without a step of the history', async () => {
    const page = renderAt('/list')
    await page.show('a')
    await page.show('a2', 'update')
    expect(page.at()).toBe('/list?open=a2')
    await page.close()
    expect(page.at()).toBe('/list')
  })

  test('closes in place where the page was reached with it open', async () => {
    const page = renderAt('/list?open=a.b')
    await page.close()
    expect(page.at()).toBe('/list?open=a')
    await page.show('c', 'replace')
    await page.close()
    expect(page.at()).toBe('/list')
  })

  test('is opened once by two presses', async () => {
    const page = renderAt('/list')
    await page.show('a')
    await page.show('a')
    await page.close()
    expect(page.at()).toBe('/list')
    await page.back()
    expect(page.at()).toBe('/before')
  })

  test('is closed once by two presses', async () => {
    const page = renderAt('/list')
    await page.show('a')
    await page.close(2)
    expect(page.at()).toBe('/list')
  })
})
