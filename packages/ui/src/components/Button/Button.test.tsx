import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './Button.js'

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
