import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { DownloadIcon } from 'lucide-react'
import { Button } from './Button.js'

test('is pressed with the mouse, Enter and the space bar', async () => {
  const onClick = vi.fn()
  render(<Button onClick={onClick}>Save</Button>)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await userEvent.keyboard('{Enter} ')
  expect(onClick).toHaveBeenCalledTimes(3)
})

test('does not send the form it is in unless it has to', () => {
  render(<Button>Help</Button>)
  expect(screen.getByRole('button').getAttribute('type')).toBe('button')
})

test('while busy it keeps its words and focus, and ignores presses', async () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
  const form = (isPending: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" isPending={isPending} onClick={onClick}>
        Save
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  const button = screen.getByRole('button', { name: 'Save' })
  button.focus()
  rerender(form(true))
  await userEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
})

test('disabled by aria-disabled it keeps the focus, so that users can learn why, and ignores presses', async () => {
  const onClick = vi.fn()
  render(
    <Button aria-disabled onClick={onClick}>
      Send
    </Button>,
  )
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' }))
  await userEvent.keyboard('{Enter}')
  expect(onClick).not.toHaveBeenCalled()
})

test('becoming busy is read out', () => {
  render(
    <>
      <Button isPending>Send</Button>
      <Button isPending pendingText="Signing in">
        Sign In
      </Button>
    </>,
  )
  expect(screen.getByText('Send in progress')).toBeDefined()
  expect(screen.getByText('Signing in')).toBeDefined()
})

test('icons add nothing to its name; the rest and the ref reach the button', () => {
  const ref = createRef<HTMLButtonElement>()
  render(
    <Button ref={ref} iconStart={DownloadIcon} iconEnd={DownloadIcon} data-test="x" aria-describedby="hint">
      Export
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Export' })
  expect(ref.current).toBe(button)
  expect(button.dataset.test).toBe('x')
})
