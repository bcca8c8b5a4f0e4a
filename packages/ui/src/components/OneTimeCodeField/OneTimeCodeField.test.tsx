import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { OneTimeCodeField } from './OneTimeCodeField.js'

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' })

test('is one box that phones may fill and that shows the number keys', () => {
  render(<OneTimeCodeField label="Code" />)
  expect([box().autocomplete, box().inputMode, box().maxLength]).toEqual(['one-time-code', 'numeric', -1])
})

test('a whole code is not sent by itself: the choice to remember the device comes after it', async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <OneTimeCodeField label="Code" />
      <button type="submit">Continue</button>
    </form>,
  )
  await userEvent.type(box(), '123456')
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('a code that is kept outside stays until it is given again', async () => {
  const onValueChange = vi.fn()
  render(<OneTimeCodeField label="Code" value="12" onValueChange={onValueChange} />)
  await userEvent.type(box(), '3')
  expect([box().value, onValueChange.mock.lastCall]).toEqual(['12', ['123']])
})
