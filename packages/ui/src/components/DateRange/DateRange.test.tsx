import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { DateRange, type DateSpan } from './DateRange.js'

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

test('an end before the start stays in its box and does not count, until the start is earlier', async () => {
  const onValueChange = vi.fn<(span: DateSpan) => void>()
  render(<DateRange label="Issued" onValueChange={onValueChange} />)
  await userEvent.type(box('End date'), '3/4/2027')
  await userEvent.type(box('Start date'), '3/12/2027')
  expect(onValueChange).toHaveBeenLastCalledWith({ start: '2027-03-12', end: '' })
  await userEvent.tab()
  expect(box('End date').value).toBe('03/04/2027')
  expect(screen.getByText('Enter 03/12/2027 or a later date.')).toBeTruthy()
  await userEvent.clear(box('Start date'))
  await userEvent.type(box('Start date'), '3/1/2027')
  expect(onValueChange).toHaveBeenLastCalledWith({ start: '2027-03-01', end: '2027-03-04' })
})

test('the span that is given replaces the one in the boxes', () => {
  const { rerender } = render(<DateRange label="Issued" value={{ start: '2027-03-04', end: '2027-03-12' }} />)
  rerender(<DateRange label="Issued" value={{ start: '', end: '' }} />)
  expect([box('Start date').value, box('End date').value]).toEqual(['', ''])
})
