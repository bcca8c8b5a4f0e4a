import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { preloadLazyComponents } from '../../hooks/lazy-component.js'
import { useToast, type ToastControl } from '../../hooks/useToast.js'
import { Modal } from '../Modal/Modal.js'
import { shownAtOnce, getDuration, type ToastMessage } from '../Toast/toast-queue.js'
import { Tooltip } from '../Tooltip/Tooltip.js'
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

const save = () => screen.getByRole('button', { name: 'Save' })
const dismissButtons = () => screen.getAllByRole('button', { name: 'Dismiss' })
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
/** The tooltip of the close button that has the focus. */
const tooltip = () => screen.queryByText('Dismiss')

beforeAll(async () => {
  await preloadLazyComponents()
  // From the first tooltip on, all others are there at once.
  render(
    <Tooltip content="Hint">
      <button type="button">Hinted</button>
    </Tooltip>,
  )
  act(() => screen.getByRole('button').focus())
  await screen.findByText('Hint')
  cleanup()
})
beforeEach(() => {
  vi.useFakeTimers()
  render(
    <ToastProvider>
      <Grab />
      <button type="button">Save</button>
    </ToastProvider>,
  )
})

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
    ['an action', { message: 'Failed to get contracts.', action: { label: 'Retry', onAction: () => undefined } }],
  ])('with %s stays until users close it', (_name, toast) => {
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
    fireEvent.pointerEnter(screen.getByText('Name saved'))
    fireEvent.pointerLeave(screen.getByText('Name saved'))
    wait(60_000)
    expect(screen.queryByText('Name saved')).not.toBeNull()
    act(() => save().focus())
    wait(6001)
    expect(screen.queryByText('Name saved')).toBeNull()
  })

  test('that goes by itself leaves the focus where it is, also while another one stays', () => {
    show({ message: 'Name saved' })
    show({ tone: 'error', message: 'The upload failed.' })
    act(() => save().focus())
    wait(6001)
    expect(screen.queryByText('Name saved')).toBeNull()
    expect(document.activeElement).toBe(save())
  })

  test('is closed by its action, which is done then', () => {
    const onAction = vi.fn(() => screen.queryByText('Name removed') !== null)
    show({ message: 'Name removed', action: { label: 'Undo', onAction } })
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(onAction).toHaveBeenCalledOnce()
    expect(screen.queryByText('Name removed')).toBeNull()
  })

  test('waits while the page is out of sight', () => {
    show({ message: 'Name saved' })
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    fireEvent(document, new Event('visibilitychange'))
    wait(60_000)
    expect(screen.queryByText('Name saved')).not.toBeNull()
    visibility.mockReturnValue('visible')
    fireEvent(document, new Event('visibilitychange'))
    wait(6001)
    expect(screen.queryByText('Name saved')).toBeNull()
  })

  test('is a group named by its words, so that its buttons are told apart', () => {
    show({ tone: 'success', title: 'Saved', message: 'Your name.' })
    expect(screen.getByRole('group', { name: /Success: Saved Your name\./ })).toBeDefined()
  })
})

test('all wait while one of them is pointed at, and go on once that one is closed', () => {
  show({ message: 'one' })
  show({ message: 'two' })
  fireEvent.pointerEnter(screen.getByText('one'))
  wait(60_000)
  expect(screen.getByText('two')).toBeDefined()
  fireEvent.click(dismissButtons()[0] ?? document.body)
  wait(6001)
  expect(screen.queryByText('two')).toBeNull()
})

test('an empty corner is no landmark, but is there to be spoken from', () => {
  expect(screen.queryByRole('region')).toBeNull()
  expect(document.querySelector('[data-pp-toasts]')?.getAttribute('aria-live')).toBe('polite')
})

describe('by keyboard', () => {
  beforeEach(() => {
    show({ tone: 'error', message: 'one' })
    show({ tone: 'error', message: 'two' })
    act(() => save().focus())
    press('F8')
  })

  test('F8 leads to the newest toast and back', () => {
    expect(document.activeElement).toBe(dismissButtons().at(-1))
    expect(screen.getByRole('region').getAttribute('aria-keyshortcuts')).toBe('F8')
    press('F8')
    expect(document.activeElement).toBe(save())
  })

  test('one Escape closes the toast with the focus, which moves to the next one and at last back', () => {
    expect(tooltip()).not.toBeNull()
    press('Escape')
    expect(screen.queryByText('two')).toBeNull()
    expect(document.activeElement).toBe(dismissButtons()[0])
    expect(tooltip()).not.toBeNull()
    press('Escape')
    expect(tooltip()).toBeNull()
    expect(screen.queryByText('one')).toBeNull()
    expect(document.activeElement).toBe(save())
  })
})

test('F8 leads to the action of a toast, from where Tab leads on to what closes it', () => {
  show({ tone: 'error', message: 'The save failed.', action: { label: 'Retry', onAction: vi.fn() } })
  press('F8')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Retry' }))
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
  expect(getDuration({ message: 'Name saved' })).toBe(6000)
  expect(getDuration({ message: 'x'.repeat(100) })).toBe(9000)
  expect(getDuration({ title: 'x'.repeat(40), message: 'x'.repeat(60) })).toBe(9000)
})

test('over a dialog a toast is reached by F8, and Escape closes it alone', async () => {
  vi.useRealTimers()
  const onClose = vi.fn()
  render(
    <Modal isOpen onClose={onClose} title="Case">
      facts
    </Modal>,
  )
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(document.activeElement).toBe(dialog))
  show({ tone: 'error', message: 'The upload failed.' })
  press('F8')
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Dismiss'))
  expect(tooltip()).not.toBeNull()
  press('Escape')
  expect(onClose).not.toHaveBeenCalled()
  await waitFor(() => expect(screen.queryByText('The upload failed.')).toBeNull())
  expect(onClose).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(dialog)
})

test('a press on a toast over a dialog closes nothing beneath it', async () => {
  vi.useRealTimers()
  const onClose = vi.fn()
  render(
    <ToastProvider>
      <Grab />
      <Modal isOpen onClose={onClose} title="Upload">
        files
      </Modal>
    </ToastProvider>,
  )
  await screen.findByText('files')
  show({ message: 'Your comment was sent.', action: { label: 'View', onAction: vi.fn() } })
  await userEvent.click(await screen.findByText('Your comment was sent.'))
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(document.body)
  expect(onClose).toHaveBeenCalledOnce()
})
