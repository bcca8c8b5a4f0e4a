import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ConfirmModal, type ConfirmModalProps } from './ConfirmModal.js'

const onStay = vi.fn()
const onLeave = vi.fn()
const question: ConfirmModalProps = {
  isOpen: true,
  title: 'Leave without saving?',
  children: 'What you typed is lost.',
  cancelAction: { label: 'Stay', onAction: onStay },
  confirmAction: { label: 'Leave', onAction: onLeave },
}
const button = (name: string) => screen.getByRole('button', { name })
const text = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

beforeEach(() => {
  onStay.mockClear()
  onLeave.mockClear()
})

const ask = async (props: Partial<ConfirmModalProps> = {}) => {
  render(<ConfirmModal {...question} {...props} />)
  return screen.findByRole('alertdialog', { name: 'Leave without saving?' })
}

describe('a question before something is lost', () => {
  test('is named by its title and described by its sentence', async () => {
    const dialog = await ask()
    const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
    expect(description?.textContent).toBe('What you typed is lost.')
  })

  test.each([
    ['Enter', '{Enter}', onStay],
    ['Escape', '{Escape}', onStay],
  ])('has the focus on the safe answer, so that %s loses nothing', async (_name, key, answer) => {
    await ask()
    await waitFor(() => expect(document.activeElement).toBe(button('Stay')))
    await userEvent.keyboard(key)
    expect(answer).toHaveBeenCalledOnce()
    expect(onLeave).not.toHaveBeenCalled()
  })

  test('closing it can be a third way', async () => {
    const onClose = vi.fn()
    await ask({ onClose })
    await userEvent.click(button('Close'))
    expect(onClose).toHaveBeenCalledOnce()
    expect(onStay).not.toHaveBeenCalled()
  })

  test.each([
    [false, ['Leave', 'Stay']],
    [true, ['Stay', 'Leave']],
  ])('has its main answer last (cannot be undone: %s)', async (isDestructive, order) => {
    await ask({ isDestructive, isDismissable: false })
    expect(text()).toEqual(order)
    await waitFor(() => expect(document.activeElement).toBe(button('Stay')))
  })

  test('takes no other answer, and is not closed, while one is carried out', async () => {
    await ask({ confirmAction: { ...question.confirmAction, isPending: true } })
    await waitFor(() => expect(document.activeElement).toBe(button('Stay')))
    await userEvent.click(button('Stay'))
    await userEvent.click(button('Leave'))
    await userEvent.keyboard('{Escape}')
    expect(onStay).not.toHaveBeenCalled()
    expect(onLeave).not.toHaveBeenCalled()
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    expect(button('Leave').getAttribute('aria-busy')).toBe('true')
  })

  test('says why an answer could not be carried out, keeps the focus and can be answered again', async () => {
    await ask({ error: 'There was an issue connecting to our system.' })
    expect((await screen.findByRole('alert')).textContent).toContain('There was an issue connecting to our system.')
    await userEvent.click(button('Leave'))
    expect(onLeave).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(button('Leave'))
  })
})
