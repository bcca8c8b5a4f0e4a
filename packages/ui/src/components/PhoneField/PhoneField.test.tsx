import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { PhoneField } from './PhoneField.js'

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile phone' })

test('shows the keys of a phone and may be filled by the browser', () => {
  render(<PhoneField label="Mobile phone" />)
  expect([box().type, box().autocomplete]).toEqual(['tel', 'tel'])
})

test('a number that is given is shown in order', () => {
  render(<PhoneField label="Mobile phone" value="3125550101" />)
  expect(box().value).toBe('(312) 555-0101')
})

test('a number that is too short stays as it is', async () => {
  render(<PhoneField label="Mobile phone" defaultValue="312" error="Enter ten digits." />)
  await userEvent.type(box(), '55')
  await userEvent.tab()
  expect(box().value).toBe('31255')
})

test('a number with an extension stays as it is and is handed over so, as its digits are those of another number', async () => {
  const onValueChange = vi.fn()
  render(<PhoneField label="Mobile phone" onValueChange={onValueChange} />)
  await userEvent.click(box())
  await userEvent.paste('(312) 555-0188 ext. 204')
  await userEvent.tab()
  expect([box().value, onValueChange.mock.lastCall]).toEqual(['(312) 555-0188 ext. 204', ['(312) 555-0188 ext. 204']])
})

test('a caller that keeps the number gets its digits, and what was typed is there until it goes on', async () => {
  const [onValueChange, onBlur] = [vi.fn(), vi.fn()]
  render(<PhoneField label="Mobile phone" value="" onValueChange={onValueChange} onBlur={onBlur} />)
  await userEvent.type(box(), '3-1')
  expect([box().value, onValueChange.mock.lastCall]).toEqual(['3-1', ['31']])
  await userEvent.tab()
  expect([box().value, onBlur.mock.calls.length]).toEqual(['', 1])
})
