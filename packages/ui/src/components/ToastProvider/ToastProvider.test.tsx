import { act, fireEvent, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useToast, type ToastControl } from '../../hooks/useToast.js'
import { shownAtOnce, stayOf, type ToastMessage } from '../Toast/toastQueue.js'
import { ToastProvider } from './ToastProvider.js'

const grabbed: { toasts?: ToastControl } = {}
function Grab() {
  const toasts = useToast()
  useEffect(() => void Object.assign(grabbed, { toasts }), [toasts])
  return null
}
function show(toast: ToastMessage): number | undefined {
  let id: number | undefined
  act(() => void (id = grabbed.toasts?.show(toast)))
  return id
}
function wait(ms: number): void {
  act(() => void vi.advanceTimersByTime(ms))
}

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <ToastProvider>
      <Grab />
    </ToastProvider>,
  )
})
afterEach(() => vi.useRealTimers())

describe('a toast', () => {
  test('is read out politely and goes away by itself', () => {
    show({ tone: 'success', message: 'Name saved' })
    const region = screen.getByRole('region', { name: 'Notifications' })
    expect(region.getAttribute('aria-live')).toBe('polite')
    expect(region.textContent).toContain('Success: Name saved')
    wait(6001)
    expect(screen.queryByText('Name saved')).toBeNull()
  })

  test.each<[string, ToastMessage]>([
    ['an error', { tone: 'error', message: 'Failed to get contracts.' }],
    ['an action', { message: 'Failed to get contracts.', action: { label: 'Retry', onSelect: () => undefined } }],
  ])('with %s stays until people close it', (_name, toast) => {
    show(toast)
    wait(600_000)
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText('Failed to get contracts.')).toBeNull()
  })

  test('waits while it is pointed at, and goes on from where it stopped', () => {
    show({ message: 'Code sent to phone' })
    wait(4000)
    const toast = screen.getByText('Code sent to phone')
    fireEvent.pointerEnter(toast)
    wait(60_000)
    fireEvent.pointerLeave(toast)
    wait(1900)
    expect(screen.queryByText('Code sent to phone')).not.toBeNull()
    wait(200)
    expect(screen.queryByText('Code sent to phone')).toBeNull()
  })

  test('waits while the keyboard is in it', () => {
    show({ message: 'Name saved' })
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
    wait(60_000)
    expect(screen.queryByText('Name saved')).not.toBeNull()
  })

  test('offers its action once', () => {
    const onSelect = vi.fn()
    show({ title: 'Something Went Wrong', action: { label: 'Retry', onSelect } })
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(onSelect).toHaveBeenCalledOnce()
    expect(screen.queryByText('Something Went Wrong')).toBeNull()
  })
})

test('no more than three are shown; the next one comes when one is closed', () => {
  const ids = ['one', 'two', 'three', 'four'].map((message) => show({ tone: 'error', message }))
  expect(ids).toHaveLength(shownAtOnce + 1)
  expect(screen.queryByText('four')).toBeNull()
  act(() => grabbed.toasts?.dismiss(ids[0] ?? 0))
  expect(screen.queryByText('one')).toBeNull()
  expect(screen.getByText('four')).toBeDefined()
})

test('longer words stay longer', () => {
  expect(stayOf({ message: 'Name saved' })).toBe(6000)
  expect(stayOf({ message: 'x'.repeat(100) })).toBe(9000)
})
