import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from '../Button/Button.js'
import { SlideOut } from './SlideOut.js'

function Stack() {
  const [open, setOpen] = useState<readonly string[]>([])
  const close = () => setOpen(open.slice(0, -1))
  return (
    <>
      <Button onClick={() => setOpen(['case'])}>Show case</Button>
      <SlideOut isOpen={open.includes('case')} onClose={close} title="Case 00123456">
        <Button onClick={() => setOpen(['case', 'requirements'])}>Show requirements</Button>
        <SlideOut isOpen={open.includes('requirements')} onClose={close} title="Case Requirements">
          Attending physician statement
        </SlideOut>
      </SlideOut>
    </>
  )
}

const dialog = (name: string) => screen.queryByRole('dialog', { name })

test('is a dialog with its title and a close button', async () => {
  const onClose = vi.fn()
  render(
    <SlideOut isOpen onClose={onClose} title="Case 00123456" footer={<Button>Upload</Button>}>
      details
    </SlideOut>,
  )
  const panel = await screen.findByRole('dialog', { name: 'Case 00123456' })
  expect(panel.getAttribute('aria-modal')).toBe('true')
  expect(panel.dataset.side).toBe('end')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('a second one moves the first aside; Escape closes them one by one and gives the focus back each time', async () => {
  render(<Stack />)
  await userEvent.click(screen.getByRole('button', { name: 'Show case' }))
  const first = await screen.findByRole('dialog', { name: 'Case 00123456' })
  expect(first.dataset.covered).toBeUndefined()

  await userEvent.click(screen.getByRole('button', { name: 'Show requirements' }))
  await screen.findByRole('dialog', { name: 'Case Requirements' })
  expect(first.dataset.covered).toBe('true')

  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(dialog('Case Requirements')).toBeNull())
  expect(first.dataset.covered).toBeUndefined()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Show requirements'))

  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(dialog('Case 00123456')).toBeNull())
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Show case'))
})
