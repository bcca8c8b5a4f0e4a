import { render, screen, waitFor } from '@testing-library/react'
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

const days = { start: '2027-03-04', end: '2027-03-12' }
const openCalendar = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^(Choose|Change) dates/ }))
  return screen.findByRole('grid')
}
const press = (name: string) => userEvent.click(screen.getByRole('gridcell', { name }))
const isClosed = () => waitFor(() => expect(screen.queryByRole('grid')).toBeNull())

test('the same day may be the first and the last one', async () => {
  const onValueChange = vi.fn<(span: DateSpan) => void>()
  render(<DateRange label="Issued" defaultValue={days} onValueChange={onValueChange} />)
  await openCalendar()
  await press('Tuesday, March 9, 2027')
  expect(screen.getByText('From Tuesday, March 9, 2027. Now choose the end date.')).toBeTruthy()
  await press('Tuesday, March 9, 2027')
  expect(onValueChange.mock.calls).toEqual([
    [{ start: '2027-03-09', end: '' }],
    [{ start: '2027-03-09', end: '2027-03-09' }],
  ])
  await isClosed()
})

test('the same day may be typed twice', async () => {
  const onValueChange = vi.fn<(span: DateSpan) => void>()
  render(<DateRange label="Issued" onValueChange={onValueChange} />)
  await userEvent.type(box('Start date'), '3/9/2027')
  await userEvent.type(box('End date'), '3/9/2027')
  await userEvent.tab()
  expect(onValueChange).toHaveBeenLastCalledWith({ start: '2027-03-09', end: '2027-03-09' })
  expect(box('End date').hasAttribute('aria-invalid')).toBe(false)
})

test('a day before the first one begins the span again, and the calendar stays', async () => {
  const onValueChange = vi.fn<(span: DateSpan) => void>()
  render(<DateRange label="Issued" defaultValue={{ start: '2027-03-09', end: '' }} onValueChange={onValueChange} />)
  await openCalendar()
  await press('Monday, March 8, 2027')
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ start: '2027-03-08', end: '' })
  expect(screen.getByRole('grid')).toBeTruthy()
})

test('a preset closes the calendar, and says nothing new where it is the span already', async () => {
  const onValueChange = vi.fn<(span: DateSpan) => void>()
  const presets = [{ label: 'Second week', start: '2027-03-08', end: '2027-03-14' }]
  render(<DateRange label="Issued" defaultValue={days} presets={presets} onValueChange={onValueChange} />)
  for (const isPressed of ['false', 'true']) {
    await openCalendar()
    const preset = screen.getByRole('button', { name: 'Second week' })
    expect(preset.getAttribute('aria-pressed')).toBe(isPressed)
    await userEvent.click(preset)
    await isClosed()
  }
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ start: '2027-03-08', end: '2027-03-14' })
})

test.each([
  ['', 'Enter 03/10/2027 or a later date.'],
  ['3/12/2027', 'Enter 03/12/2027 or a later date.'],
])('the end is not before the earliest day, nor before the start %j', async (start, reason) => {
  render(<DateRange label="Issued" min="2027-03-10" />)
  await userEvent.type(box('Start date'), start || ' ')
  await userEvent.type(box('End date'), '3/9/2027')
  await userEvent.tab()
  expect(screen.getByText(reason)).toBeTruthy()
})

test('both boxes are required and named for a form, and switched off together with the calendar', () => {
  render(<DateRange label="Issued" isRequired disabled startName="from" endName="to" />)
  const boxes = screen.getAllByRole<HTMLInputElement>('textbox')
  expect(boxes.map(({ name, required }) => [name, required])).toEqual([
    ['from', true],
    ['to', true],
  ])
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true)
})

test.each([
  { start: '2027-03-12', end: '' },
  { start: '', end: '2027-03-12' },
])('with one day only, %j, the calendar opens at it and marks it', async (defaultValue) => {
  render(<DateRange label="Issued" defaultValue={defaultValue} />)
  await openCalendar()
  const [day, ...others] = screen.getAllByRole('gridcell', { selected: true })
  expect(others).toEqual([])
  expect(day?.getAttribute('aria-label')).toBe('Friday, March 12, 2027')
  await waitFor(() => expect(document.activeElement).toBe(day))
})
