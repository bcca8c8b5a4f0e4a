import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { NumberField, type NumberFieldProps } from './NumberField.js'

const setUp = (props: Partial<NumberFieldProps> = {}) => {
  const onValueChange = vi.fn()
  render(<NumberField label="Face amount" onValueChange={onValueChange} {...props} />)
  return onValueChange
}
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Face amount' })

test('hands over numbers while it is typed into and puts the figures in groups when users go on', async () => {
  const onValueChange = setUp({ decimals: 2 })
  await userEvent.type(box(), '250,000.5x')
  expect(box().value).toBe('250,000.5')
  expect(onValueChange).toHaveBeenLastCalledWith(250_000.5)
  await userEvent.clear(box())
  expect(onValueChange).toHaveBeenLastCalledWith(null)
  await userEvent.type(box(), '1000000')
  await userEvent.tab()
  expect(box().value).toBe('1,000,000')
})

test('the arrow keys step, stay inside the limits, and what they reach is read out', async () => {
  const onValueChange = setUp({ defaultValue: 9, max: 10, suffix: 'years' })
  box().focus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(onValueChange.mock.calls.flat()).toEqual([10])
  expect(screen.getAllByText('10 years')).not.toHaveLength(0)
  await userEvent.keyboard('{ArrowDown}')
  expect(box().value).toBe('9')
})

test('a number past the limit stays as typed, so that the error can say what is wrong', async () => {
  const onValueChange = setUp({ max: 10 })
  await userEvent.type(box(), '12')
  await userEvent.tab()
  expect(box().value).toBe('12')
  expect(onValueChange).toHaveBeenLastCalledWith(12)
})

test.each([
  [2, 'decimal'],
  [0, 'numeric'],
])('with %i decimals, phones show the %s keys', (decimals, inputMode) => {
  setUp({ decimals })
  expect(box().inputMode).toBe(inputMode)
})

test('its unit is read with it', () => {
  setUp({ suffix: 'years', hint: 'From 10 to 30' })
  const ids = box().getAttribute('aria-describedby')?.split(' ')
  expect(ids?.map((id) => document.getElementById(id)?.textContent)).toEqual(['years', 'From 10 to 30'])
})

test('a number that is only to be read does not step', async () => {
  const onValueChange = setUp({ value: 5, readOnly: true })
  box().focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(onValueChange).not.toHaveBeenCalled()
})
