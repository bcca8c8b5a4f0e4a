import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { Button } from '../Button/Button.js'
import { LiveRegionProvider } from '../LiveRegionProvider/LiveRegionProvider.js'
import { MenuButton } from '../MenuButton/MenuButton.js'
import { Modal } from '../Modal/Modal.js'
import { PageHeader } from '../PageHeader/PageHeader.js'
import { SlideOut } from '../SlideOut/SlideOut.js'
import { ToastProvider } from '../ToastProvider/ToastProvider.js'
import { Tooltip } from '../Tooltip/Tooltip.js'

const isOpen = (name: string) => screen.queryByRole('dialog', { name, hidden: true }) !== null

/** Two dialogs that stand side by side in the page, as when each is drawn by another part of an app. */
function Pair({ isQuestionDismissable = true }) {
  const [open, setOpen] = useState(['Case', 'Save changes?'])
  const close = (name: string) => () => setOpen((all) => all.filter((each) => each !== name))
  return (
    <>
      <SlideOut isOpen={open.includes('Case')} onClose={close('Case')} title="Case">
        facts
      </SlideOut>
      <Modal
        isOpen={open.includes('Save changes?')}
        onClose={close('Save changes?')}
        title="Save changes?"
        isDismissable={isQuestionDismissable}
      >
        question
      </Modal>
    </>
  )
}

describe('of dialogs that are not inside one another', () => {
  test('Escape closes the one on top, then the one beneath', async () => {
    render(<Pair />)
    await screen.findByText('question')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(isOpen('Save changes?')).toBe(false))
    expect(isOpen('Case')).toBe(true)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(isOpen('Case')).toBe(false))
  })

  test('a press inside the one on top closes nothing', async () => {
    render(<Pair />)
    await userEvent.click(await screen.findByText('question'))
    expect([isOpen('Case'), isOpen('Save changes?')]).toEqual([true, true])
  })

  test('one that must be answered keeps Escape from those beneath', async () => {
    render(<Pair isQuestionDismissable={false} />)
    await screen.findByText('question')
    await userEvent.keyboard('{Escape}')
    expect([isOpen('Case'), isOpen('Save changes?')]).toEqual([true, true])
  })
})

describe('behind a dialog', () => {
  const isInert = (element: Element) => element.closest('[inert]') !== null

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
    const inert = () => ['facts', 'question'].filter((text) => screen.queryByText(text)?.closest('[inert]'))
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

test('a dialog that closes by itself gives the focus back to what opened it', async () => {
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
  render(<Saving />)
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(isOpen('Edit')).toBe(false))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' })))
})

test('one Escape hides a tooltip that came with the focus and closes the dialog', async () => {
  const onClose = vi.fn()
  render(
    <Modal isOpen onClose={onClose} title="Case">
      <Tooltip content="Only 3 columns can be locked at a time.">
        <Button>Lock</Button>
      </Tooltip>
    </Modal>,
  )
  await screen.findByRole('dialog')
  await userEvent.tab()
  await userEvent.tab()
  await screen.findByRole('tooltip')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  expect(onClose).toHaveBeenCalledOnce()
})

test('Escape hides a tooltip that the pointer opened, and leaves the dialog open', async () => {
  const onClose = vi.fn()
  render(
    <Modal isOpen onClose={onClose} title="Case">
      <Tooltip content="Only 3 columns can be locked at a time.">
        <Button>Lock</Button>
      </Tooltip>
    </Modal>,
  )
  await screen.findByRole('dialog')
  await userEvent.hover(screen.getByRole('button', { name: 'Lock' }))
  await screen.findByRole('tooltip')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  expect(onClose).not.toHaveBeenCalled()
})

function FromAMenu() {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <MenuButton items={[{ id: 'remove', label: 'Remove', onAction: () => setShown(true) }]}>Actions</MenuButton>
      <Modal isOpen={isShown} onClose={() => setShown(false)} title="Remove?">
        question
      </Modal>
    </>
  )
}

test('a dialog that was opened from a menu gives the focus back to the button of the menu', async () => {
  render(<FromAMenu />)
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }))
  await screen.findByRole('dialog', { name: 'Remove?' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions' })))
})

function WithAnswer() {
  const [step, setStep] = useState<'list' | 'question' | 'answered'>('list')
  return (
    <SlideOut isOpen onClose={vi.fn()} title="Requirements">
      {step !== 'answered' && <Button onClick={() => setStep('question')}>Upload</Button>}
      <Modal isOpen={step === 'question'} onClose={() => setStep('answered')} title="Documents">
        files
      </Modal>
    </SlideOut>
  )
}

test('where the button that opened a dialog is gone, the focus goes to the dialog below', async () => {
  render(<WithAnswer />)
  await userEvent.click(await screen.findByRole('button', { name: 'Upload' }))
  await screen.findByRole('dialog', { name: 'Documents' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Requirements' })))
})

/** A page that opened with a dialog, as after a reload: nothing had the focus before. */
function OpenedWith({ onClosed }: { onClosed?: () => void }) {
  const [isShown, setShown] = useState(true)
  const close = () => {
    setShown(false)
    onClosed?.()
  }
  return (
    <main>
      <PageHeader title="Pending cases" />
      <input aria-label="Name" />
      <SlideOut isOpen={isShown} onClose={close} title="Case">
        facts
      </SlideOut>
    </main>
  )
}

test('where the page opened with the dialog, the focus goes to the title of the page', async () => {
  render(<OpenedWith />)
  await screen.findByRole('dialog', { name: 'Case' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Pending cases' })))
})

test('where the app has put the focus elsewhere meanwhile, it stays there', async () => {
  render(<OpenedWith onClosed={() => requestAnimationFrame(() => screen.getByLabelText('Name').focus())} />)
  await screen.findByRole('dialog', { name: 'Case' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')))
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
})

test('what must be answered is described by its sentence, or else by all that it says', async () => {
  const question = { isOpen: true, onClose: vi.fn(), role: 'alertdialog' as const, title: 'Are you still there?' }
  const { rerender } = render(<Modal {...question}>You are signed out in 60 seconds.</Modal>)
  const dialog = await screen.findByRole('alertdialog')
  const description = () => document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent
  expect(description()).toBe('You are signed out in 60 seconds.')
  rerender(
    <Modal {...question} description="Nothing is saved.">
      You are signed out in 60 seconds.
    </Modal>,
  )
  expect(description()).toBe('Nothing is saved.')
})

test('while content is scrolled under the title, an edge parts them', async () => {
  render(
    <Modal isOpen onClose={vi.fn()} title="Case">
      facts
    </Modal>,
  )
  const body = await screen.findByText('facts')
  expect(body.dataset['scrolled']).toBeUndefined()
  fireEvent.scroll(body, { target: { scrollTop: 20 } })
  expect(body.dataset['scrolled']).toBe('true')
  fireEvent.scroll(body, { target: { scrollTop: 0 } })
  expect(body.dataset['scrolled']).toBeUndefined()
})
