import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from '../Button/Button.js'
import { Modal } from '../Modal/Modal.js'
import { Drawer } from './Drawer.js'

test.each(['start', 'end'] as const)('slides in from the %s as a dialog with its title and actions', async (side) => {
  const onClose = vi.fn()
  render(
    <Drawer isOpen onClose={onClose} side={side} title="Case 00123456" footer={<Button>Upload</Button>}>
      details
    </Drawer>,
  )
  const drawer = await screen.findByRole('dialog', { name: 'Case 00123456' })
  expect(drawer.dataset.side).toBe(side)
  expect(screen.getByRole('button', { name: 'Upload' })).toBeDefined()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

test('a question over it is answered first: Escape closes only the question', async () => {
  const closeDrawer = vi.fn()
  const closeModal = vi.fn()
  render(
    <Drawer isOpen onClose={closeDrawer} title="Access">
      <Modal isOpen onClose={closeModal} title="Save changes?">
        question
      </Modal>
    </Drawer>,
  )
  await screen.findByRole('dialog', { name: 'Save changes?' })
  await userEvent.keyboard('{Escape}')
  expect(closeModal).toHaveBeenCalledOnce()
  expect(closeDrawer).not.toHaveBeenCalled()
})

test('a closed drawer is not in the page', () => {
  render(
    <Drawer isOpen={false} onClose={() => undefined} title="Case">
      details
    </Drawer>,
  )
  expect(screen.queryByRole('dialog')).toBeNull()
})
