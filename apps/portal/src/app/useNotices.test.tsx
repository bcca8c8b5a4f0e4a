import { LiveRegionProvider, ToastProvider } from '@producer-portal/ui'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { trackSlowRequest } from '../api/slow-requests.js'
import { useSlowRequestNotice } from './useNotices.js'

function Notice() {
  useSlowRequestNotice()
  return null
}

const request = (isRead: boolean) => ({ isRead, retry: vi.fn(), cancel: vi.fn() })

/** Requests that have become slow, and the page that tells of them. @returns ends each of them */
function renderSlow(requests: readonly ReturnType<typeof request>[]) {
  vi.useFakeTimers()
  const ends = requests.map(trackSlowRequest)
  vi.advanceTimersByTime(10_000)
  vi.useRealTimers()
  render(
    <LiveRegionProvider>
      <ToastProvider>
        <Notice />
      </ToastProvider>
    </LiveRegionProvider>,
  )
  return () =>
    act(() => {
      for (const end of ends) end()
    })
}

test.each([
  ['reads alone are sent again', [true, true], 'Retry', { retried: [1, 1], cancelled: [0, 0] }],
  [
    'of a read and a change only the change is canceled',
    [true, false],
    'Cancel',
    { retried: [0, 0], cancelled: [0, 1] },
  ],
])('%s', async (_, kinds, button, expected) => {
  const requests = kinds.map(request)
  const end = renderSlow(requests)
  fireEvent.click(await screen.findByRole('button', { name: button }))
  const calls = (name: 'retry' | 'cancel') => requests.map((each) => each[name].mock.calls.length)
  expect({ retried: calls('retry'), cancelled: calls('cancel') }).toEqual(expected)
  end()
})

test('the notice goes once nothing is slow any longer', async () => {
  const end = renderSlow([request(true)])
  await screen.findByRole('button', { name: 'Retry' })
  end()
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})
