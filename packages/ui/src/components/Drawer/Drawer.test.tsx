import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from '../Button/Button.js'
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
