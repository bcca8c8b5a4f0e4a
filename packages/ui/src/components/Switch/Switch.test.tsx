import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Switch } from './Switch.js'

const descriptions = () =>
  screen
    .getByRole('switch', { name: 'Follow-up emails' })
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)

test('is switched by its words and by the space bar', async () => {
  const onChange = vi.fn()
  render(<Switch label="Follow-up emails" onChange={onChange} />)
  const control = screen.getByRole<HTMLInputElement>('switch', { name: 'Follow-up emails' })
  await userEvent.click(screen.getByText('Follow-up emails'))
  expect(control.checked).toBe(true)
  await userEvent.keyboard(' ')
  expect(control.checked).toBe(false)
  expect(onChange).toHaveBeenCalledTimes(2)
})

test('its name stays the same while the words of its state change, which describe it', () => {
  const { rerender } = render(
    <Switch label="Follow-up emails" hint="Every Monday" stateText="Sending" checked readOnly />,
  )
  expect(descriptions()).toEqual(['Sending', 'Every Monday'])
  rerender(<Switch label="Follow-up emails" stateText="Not Sending" checked={false} readOnly />)
  expect(descriptions()).toEqual(['Not Sending'])
})

test('an error marks it as invalid', () => {
  render(<Switch label="Follow-up emails" error="We could not save it." />)
  expect(screen.getByRole('switch').getAttribute('aria-invalid')).toBe('true')
})

test('switched off for good, it cannot be changed', async () => {
  render(<Switch label="Follow-up emails" disabled />)
  await userEvent.click(screen.getByText('Follow-up emails'))
  expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false)
})
