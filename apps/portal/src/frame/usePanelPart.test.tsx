import { latePart, loadLateParts, ToastProvider } from '@producer-portal/ui'
import { fireEvent, render, screen } from '@testing-library/react'
import { createElement, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { usePanelPart } from './usePanelPart.js'

const isOpenText = (isOpen: boolean) => (isOpen ? 'Open' : 'Closed')
const Panel = ({ isOpen }: { isOpen: boolean }) => <p>The panel is {isOpenText(isOpen)}</p>

function renderPage(load: () => Promise<typeof Panel>) {
  const part = latePart(load, false)
  function Page() {
    const [isOpen, setOpen] = useState(false)
    const Loaded = usePanelPart(part, isOpen, () => setOpen(false))
    return (
      <>
        <button onClick={() => setOpen(!isOpen)}>{isOpenText(isOpen)}</button>
        {Loaded && createElement(Loaded, { isOpen })}
      </>
    )
  }
  render(<Page />, { wrapper: ToastProvider })
  return { press: (name: string) => fireEvent.click(screen.getByRole('button', { name })) }
}

test('a panel is loaded when it first opens, and stays', async () => {
  const load = vi.fn(() => Promise.resolve(Panel))
  const { press } = renderPage(load)
  await loadLateParts()
  expect(load).not.toHaveBeenCalled()
  press('Closed')
  expect(await screen.findByText('The panel is Open')).toBeDefined()
  press('Open')
  expect(screen.getByText('The panel is Closed')).toBeDefined()
  press('Closed')
  expect(load).toHaveBeenCalledOnce()
})

test('a panel that cannot be loaded closes and says so, and is there at the next opening', async () => {
  const load = vi.fn(() => Promise.resolve(Panel)).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { press } = renderPage(load)
  press('Closed')
  const told = await screen.findAllByText('This could not be loaded. Please try again.')
  expect(told).not.toHaveLength(0)
  press('Closed')
  expect(await screen.findByText('The panel is Open')).toBeDefined()
})
