import { LiveRegionProvider, ThemeProvider, ToastProvider } from '@producer-portal/ui'
import { act, cleanup, renderHook, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useUploadNews } from './useUploadNews.js'

const sent = { requirementId: 'r1', status: 'Required', sentAt: 0 }

function Around({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider>
      <LiveRegionProvider>
        <ToastProvider>{children}</ToastProvider>
      </LiveRegionProvider>
    </ThemeProvider>
  )
}

function watch(watched: string | null) {
  const onSent = vi.fn()
  const { result } = renderHook(() => useUploadNews(watched, onSent), { wrapper: Around })
  return { news: result.current, onSent }
}

afterEach(cleanup)

test.each([
  ['nothing is open', null],
  ['another upload is open', 'r2'],
])('while %s an upload that has arrived or failed is told in a toast', (_, watched) => {
  const { news, onSent } = watch(watched)
  act(() => news.onSent(sent))
  expect(onSent).toHaveBeenCalledExactlyOnceWith(sent)
  expect(screen.queryAllByText('Success! We have your requirement document(s).')).not.toHaveLength(0)
  act(() => news.onFailed('r1'))
  expect(screen.queryAllByText('Upload Unsuccessful')).not.toHaveLength(0)
})

test('what its own dialog says is not said twice', () => {
  const { news, onSent } = watch('r1')
  act(() => news.onSent(sent))
  act(() => news.onFailed('r1'))
  expect(onSent).toHaveBeenCalledExactlyOnceWith(sent)
  expect(screen.queryAllByText(/Success!|Upload Unsuccessful/)).toEqual([])
})
