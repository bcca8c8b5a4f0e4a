import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { Button } from '../Button/Button.js'
import { LiveRegionProvider } from '../LiveRegionProvider/LiveRegionProvider.js'
import { Modal } from '../Modal/Modal.js'
import { SlideOut } from '../SlideOut/SlideOut.js'
import { ToastProvider } from '../ToastProvider/ToastProvider.js'

const isOpen = (name: string) => screen.queryByRole('dialog', { name, hidden: true }) !== null
const isInert = (element: Element) => element.closest('[inert]') !== null
const inert = () => ['facts', 'question'].filter((text) => screen.queryByText(text)?.closest('[inert]'))

describe('behind a dialog', () => {
  test('everything is inert but toasts and what is read out, until it closes', async () => {
    const { container, rerender } = render(<WithPage isOpen />)
    await screen.findByText('facts')
    expect(isInert(screen.getByLabelText('Name'))).toBe(true)
    expect(isInert(screen.getByText('facts'))).toBe(false)
    const toasts = document.querySelector('[data-pp-toasts]')
    expect([toasts, ...container.querySelectorAll('[aria-live]')].map((region) => region && isInert(region))).toEqual([
      false,
      false,
      false,
    ])
    rerender(<WithPage isOpen={false} />)
    await waitFor(() => expect(isOpen('Case')).toBe(false))
    expect(document.querySelector('[inert]')).toBeNull()
  })

  test('only the one on top can be used, in whichever order they open and close', async () => {
    const { rerender } = render(<TwoDialogs open={['Case', 'Are you still there?']} />)
    await screen.findByText('question')
    expect(inert()).toEqual(['facts'])
    rerender(<TwoDialogs open={['Are you still there?']} />)
    await waitFor(() => expect(isOpen('Case')).toBe(false))
    expect(inert()).toEqual([])
    rerender(<TwoDialogs open={['Case', 'Are you still there?']} />)
    await screen.findByText('facts')
    expect(inert()).toEqual(['question'])
    rerender(<TwoDialogs open={[]} />)
    await waitFor(() => expect(isOpen('Case')).toBe(false))
    expect(document.querySelector('[inert]')).toBeNull()
  })

  test('what was inert before stays so', async () => {
    const { rerender } = render(<WithPage isOpen isPageInert />)
    await screen.findByText('facts')
    rerender(<WithPage isOpen={false} isPageInert />)
    await waitFor(() => expect(isOpen('Case')).toBe(false))
    expect(isInert(screen.getByLabelText('Name'))).toBe(true)
  })
})

function WithPage({ isOpen: isShown, isPageInert }: { isOpen: boolean; isPageInert?: boolean }) {
  return (
    <ToastProvider>
      <LiveRegionProvider>
        <main inert={isPageInert}>
          <input aria-label="Name" />
        </main>
        <SlideOut isOpen={isShown} onClose={vi.fn()} title="Case">
          facts
        </SlideOut>
      </LiveRegionProvider>
    </ToastProvider>
  )
}

function TwoDialogs({ open }: { open: readonly string[] }) {
  return (
    <>
      <SlideOut isOpen={open.includes('Case')} onClose={vi.fn()} title="Case">
        facts
      </SlideOut>
      <Modal isOpen={open.includes('Are you still there?')} onClose={vi.fn()} title="Are you still there?">
        question
      </Modal>
    </>
  )
}

test('Tab goes around inside a dialog, which has no hidden tab stops', async () => {
  render(
    <Modal isOpen onClose={vi.fn()} title="Case" footer={<Button>Save</Button>}>
      <label>
        <input type="radio" name="line" /> Life
      </label>
      <label>
        <input type="radio" name="line" defaultChecked /> Annuity
      </label>
      <Button disabled>Lock</Button>
    </Modal>,
  )
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(document.activeElement).toBe(dialog))
  const close = screen.getByRole('button', { name: 'Close' })
  const save = screen.getByRole('button', { name: 'Save' })
  await userEvent.tab({ shift: true })
  expect(document.activeElement).toBe(save)
  await userEvent.tab()
  expect(document.activeElement).toBe(close)
  await userEvent.tab({ shift: true })
  expect(document.activeElement).toBe(save)
  expect(document.querySelector('[tabindex="0"][aria-hidden="true"]')).toBeNull()
})

test('the last stop of Tab may be the checked radio button of a group', async () => {
  render(
    <Modal isOpen onClose={vi.fn()} title="Case">
      <input type="radio" name="line" aria-label="Life" defaultChecked />
      <input type="radio" name="line" aria-label="Annuity" />
    </Modal>,
  )
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog')))
  await userEvent.tab({ shift: true })
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Life' }))
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
})

test('in a dialog without controls Tab leaves the focus where it is', async () => {
  render(
    <>
      <Modal isOpen onClose={vi.fn()} title="Saving" isDismissable={false}>
        Please wait.
      </Modal>
      <Button>Behind</Button>
    </>,
  )
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(document.activeElement).toBe(dialog))
  await userEvent.tab()
  expect(document.activeElement).toBe(dialog)
})

function Saving() {
  const [isShown, setShown] = useState(false)
  const save = () => setTimeout(() => setShown(false))
  return (
    <>
      <Button onClick={() => setShown(true)}>Edit</Button>
      <Modal isOpen={isShown} onClose={vi.fn()} title="Edit" footer={<Button onClick={save}>Save</Button>}>
        fields
      </Modal>
    </>
  )
}

test('a dialog that closes by itself gives the focus back to what opened it', async () => {
  render(<Saving />)
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(isOpen('Edit')).toBe(false))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' })))
})

test('the second press of a double click that closed a dialog does not reach the page below, the next press does', async () => {
  const onPress = vi.fn()
  const page = (isShown: boolean) => (
    <>
      <Button onClick={onPress}>Restore to Default</Button>
      <Modal isOpen={isShown} onClose={vi.fn()} title="Restore?">
        question
      </Modal>
    </>
  )
  const { rerender } = render(page(true))
  await screen.findByText('question')
  rerender(page(false))
  await waitFor(() => expect(isOpen('Restore?')).toBe(false))
  const below = screen.getByRole('button', { name: 'Restore to Default' })
  fireEvent.mouseDown(below, { detail: 2 })
  fireEvent.click(below, { detail: 2 })
  expect(onPress).not.toHaveBeenCalled()
  fireEvent.mouseDown(below, { detail: 1 })
  fireEvent.click(below, { detail: 1 })
  expect(onPress).toHaveBeenCalledOnce()
  fireEvent.mouseDown(below, { detail: 2 })
  fireEvent.click(below, { detail: 2 })
  expect(onPress).toHaveBeenCalledTimes(2)
})
