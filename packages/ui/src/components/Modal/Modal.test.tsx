import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { Button } from '../Button/Button.js'
import { MenuButton } from '../MenuButton/MenuButton.js'
import { Modal, type ModalProps } from './Modal.js'

function Demo(props: Partial<ModalProps>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal title="Save changes?" isOpen={isOpen} onClose={() => setOpen(false)} {...props}>
        <Button>Inside</Button>
      </Modal>
    </>
  )
}

const open = async (props: Partial<ModalProps> = {}) => {
  render(<Demo {...props} />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  return screen.findByRole('dialog', { name: 'Save changes?' })
}

describe('a modal', () => {
  test('that must be answered has no close button and stays on Escape', async () => {
    await open({ isDismissable: false, footer: <Button>Keep Working</Button> })
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('dialog')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Keep Working' })).toBeDefined()
  })
})

test('Escape closes the menu inside a modal first, then the modal', async () => {
  const onClose = vi.fn()
  render(
    <Modal isOpen onClose={onClose} title="Case">
      <MenuButton items={[{ id: 'a', label: 'Edit' }]}>Actions</MenuButton>
    </Modal>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Actions' }))
  await screen.findByRole('menu')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})
