import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Checkbox } from './Checkbox.js'

test('shows that only some of what it stands for is chosen', () => {
  render(<Checkbox label="All cases" isIndeterminate />)
  expect(screen.getByRole<HTMLInputElement>('checkbox').indeterminate).toBe(true)
})

test('the dash comes back after a press while it still stands for some', async () => {
  const { rerender } = render(<Checkbox label="All cases" isIndeterminate checked={false} onChange={() => undefined} />)
  const box = screen.getByRole<HTMLInputElement>('checkbox')
  await userEvent.click(box)
  rerender(<Checkbox label="All cases" isIndeterminate checked={false} onChange={() => undefined} />)
  expect(box.indeterminate).toBe(true)
})

test('one without which people cannot go on is required, and its name stays its words', () => {
  render(<Checkbox label="I agree" isRequired />)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree' }).required).toBe(true)
})
