import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
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

const ask = async (props: Partial<ConfirmModalProps> = {}) => {
  render(<ConfirmModal {...question} {...props} />)
  return screen.findByRole('alertdialog', { name: 'Leave without saving?' })
}

describe('a question before something is lost', () => {
  test('closing it can be a third way', async () => {
    const onClose = vi.fn()
    await ask({ onClose })
    await userEvent.click(button('Close'))
    expect(onClose).toHaveBeenCalledOnce()
    expect(onStay).not.toHaveBeenCalled()
  })

  test.each([
    [{}, ['Leave', 'Stay']],
    [{ isDestructive: true }, ['Stay', 'Leave']],
    [{ isMainAnswer: true }, ['Stay', 'Leave']],
  ])('has its main answer last, and the focus on the safe one: %j', async (props, order) => {
    await ask({ ...props, isDismissable: false })
    expect(text()).toEqual(order)
    await waitFor(() => expect(document.activeElement).toBe(button('Stay')))
  })
})
