import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { Button } from '../Button/Button.js'
import { MenuButton } from '../MenuButton/MenuButton.js'
import { Modal } from '../Modal/Modal.js'
import { PageHeader } from '../PageHeader/PageHeader.js'
import { SlideOut } from '../SlideOut/SlideOut.js'
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

async function openWithTooltip() {
  const onClose = vi.fn()
  render(
    <Modal isOpen onClose={onClose} title="Case">
      <Tooltip content="Only 3 columns can be locked at a time.">
        <Button>Lock</Button>
      </Tooltip>
    </Modal>,
  )
  await screen.findByRole('dialog')
  return onClose
}

test('one Escape hides a tooltip that came with the focus and closes the dialog', async () => {
  const onClose = await openWithTooltip()
  await userEvent.tab()
  await userEvent.tab()
  await screen.findByRole('tooltip')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  expect(onClose).toHaveBeenCalledOnce()
})

test('Escape hides a tooltip that the pointer opened, and leaves the dialog open', async () => {
  const onClose = await openWithTooltip()
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

test('a press outside closes a dialog, one on a toast over it does not', async () => {
  const onClose = vi.fn()
  render(
    <>
      <div data-pp-toasts="">Link copied</div>
      <p>page</p>
      <Modal isOpen onClose={onClose} title="Case">
        facts
      </Modal>
    </>,
  )
  expect((await screen.findByRole('dialog')).getAttribute('aria-modal')).toBe('true')
  await userEvent.click(screen.getByText('Link copied'))
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.mouseDown(screen.getByText('page'))
  expect(onClose).toHaveBeenCalledOnce()
})
