import { preloadLazyComponents, ToastProvider } from '@producer-portal/ui'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import type { ComponentType } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { reportLost, reportReached } from '../api/connection.js'
import { lazyPanel } from './lazy-panel.js'
import type { PanelProps } from './lazy-panel.js'

afterEach(() => {
  cleanup()
  reportReached()
})

const isOpenText = (isOpen: boolean) => (isOpen ? 'Open' : 'Closed')
const Panel = ({ control: { open } }: PanelProps) => <p>The panel is {isOpenText(open !== null)}</p>

function Page({ LazyPanel }: { LazyPanel: ComponentType<PanelProps> }) {
  const [open, setOpen] = useState<string | null>(null)
  return (
    <>
      <button onClick={() => setOpen(open === null ? 'detail' : null)}>{isOpenText(open !== null)}</button>
      <LazyPanel control={{ open, close: () => setOpen(null) }} />
    </>
  )
}

function renderPage(load: () => Promise<typeof Panel>) {
  render(<Page LazyPanel={lazyPanel(load)} />, { wrapper: ToastProvider })
  return { press: (name: string) => fireEvent.click(screen.getByRole('button', { name })) }
}

/** A panel whose code fails to load once, whatever is tried at that time. */
function failingOnce() {
  const load = vi.fn(() => Promise.resolve(Panel))
  for (let attempt = 0; attempt < 4; attempt += 1) load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  return load
}

test('a panel is loaded when it first opens, and stays', async () => {
  const load = vi.fn(() => Promise.resolve(Panel))
  const { press } = renderPage(load)
  await preloadLazyComponents()
  expect(load).not.toHaveBeenCalled()
  press('Closed')
  expect(await screen.findByText('The panel is Open')).toBeDefined()
  press('Open')
  expect(screen.getByText('The panel is Closed')).toBeDefined()
  press('Closed')
  expect(load).toHaveBeenCalledOnce()
})

test('a panel that fails to load closes and says so, and is there at the next opening', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { press } = renderPage(failingOnce())
  press('Closed')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await screen.findAllByText("We couldn't load this. Try again.")).not.toHaveLength(0)
  press('Closed')
  expect(await screen.findByText('The panel is Open')).toBeDefined()
})

test('a panel that crashes closes and says so, and the page and the next opening work', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let isBroken = true
  const Fragile = ({ control: { open } }: PanelProps) => {
    if (open !== null && isBroken) throw new Error('Broken')
    return <p>The panel is {isOpenText(open !== null)}</p>
  }
  const { press } = renderPage(() => Promise.resolve(Fragile))
  press('Closed')
  expect(
    await screen.findAllByText(/^We apologize, an unexpected error has occurred in this section/),
  ).not.toHaveLength(0)
  expect(await screen.findByText('The panel is Closed')).toBeDefined()
  isBroken = false
  press('Closed')
  expect(await screen.findByText('The panel is Open')).toBeDefined()
})

test('a panel that was asked for without a connection opens once there is one', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  act(reportLost)
  const { press } = renderPage(failingOnce())
  press('Closed')
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(screen.getByRole('button', { name: 'Open' })).toBeDefined()
  act(reportReached)
  expect(await screen.findByText('The panel is Open')).toBeDefined()
})

test('a panel that is given up while it loads says nothing about it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { press } = renderPage(failingOnce())
  press('Closed')
  press('Open')
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(screen.queryByText("We couldn't load this. Try again.")).toBeNull()
})

test('a panel that is given up without a connection does not open later', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  act(reportLost)
  const load = failingOnce()
  const { press } = renderPage(load)
  press('Closed')
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  press('Open')
  act(reportReached)
  expect(load).toHaveBeenCalledTimes(4)
})
