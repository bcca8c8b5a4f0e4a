import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createLocale } from '../../i18n/create-locale.js'
import { LocaleProvider } from '../../i18n/LocaleProvider.js'
import { DatePicker } from './DatePicker.js'

const focused = () => document.activeElement?.getAttribute('aria-label')
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Issue date' })

test('a date counts once it is complete, and is put in order when users go on', async () => {
  const onValueChange = vi.fn()
  render(<DatePicker label="Issue date" onValueChange={onValueChange} />)
  await userEvent.type(box(), '3/4/2027')
  expect(onValueChange.mock.calls).toEqual([['2027-03-04']])
  await userEvent.tab()
  expect(box().value).toBe('03/04/2027')
})

test('a short year counts when users go on, since it could become a long one', async () => {
  const onValueChange = vi.fn()
  render(<DatePicker label="Issue date" onValueChange={onValueChange} />)
  await userEvent.type(box(), '3/4/27')
  expect(onValueChange).not.toHaveBeenCalled()
  await userEvent.tab()
  expect([box().value, ...onValueChange.mock.calls.flat()]).toEqual(['03/04/2027', '2027-03-04'])
})

test.each([
  ['next week', 'Enter a date as MM/DD/YYYY.'],
  ['12/31/2026', 'Enter 01/01/2027 or a later date.'],
  ['01/01/2028', 'Enter 12/31/2027 or an earlier date.'],
  ['03/07/2027', "This date isn't available. Enter another one."],
])('%s stays as it was typed, with the reason why it does not count', async (text, reason) => {
  const onValueChange = vi.fn()
  render(
    <DatePicker
      label="Issue date"
      defaultValue="2027-03-04"
      min="2027-01-01"
      max="2027-12-31"
      isDateUnavailable={(day) => day === '2027-03-07'}
      onValueChange={onValueChange}
    />,
  )
  await userEvent.clear(box())
  await userEvent.type(box(), text)
  expect(screen.queryByText(reason)).toBeNull()
  await userEvent.tab()
  expect(box().value).toBe(text)
  expect(box().getAttribute('aria-invalid')).toBe('true')
  // Read out, since the focus has gone on.
  expect(screen.getByRole('alert').textContent).toBe(reason)
  expect(onValueChange.mock.calls).toEqual([['']])
})

test('the day that is given replaces what was typed', async () => {
  const { rerender } = render(<DatePicker label="Issue date" value="" />)
  await userEvent.type(box(), 'soon')
  await userEvent.tab()
  expect(box().value).toBe('soon')
  rerender(<DatePicker label="Issue date" value="2027-03-04" />)
  expect(box().value).toBe('03/04/2027')
})

test('the hint says how the language writes a date', () => {
  render(
    <LocaleProvider locale={createLocale({ language: 'fr', region: 'CA', currency: 'CAD' })}>
      <DatePicker label="Issue date" defaultValue="2027-03-04" />
    </LocaleProvider>,
  )
  expect(screen.getByText('YYYY-MM-DD')).toBeTruthy()
  expect(box().value).toBe('2027-03-04')
})

test('keys go through the calendar, and a choice gives the focus back to the button', async () => {
  const onValueChange = vi.fn()
  render(<DatePicker label="Issue date" defaultValue="2027-03-31" onValueChange={onValueChange} />)
  const button = screen.getByRole('button', { name: 'Change date, Wednesday, March 31, 2027' })
  await userEvent.click(button)
  await screen.findByRole('grid', { name: 'March 2027' })
  await waitFor(() => expect(focused()).toBe('Wednesday, March 31, 2027'))
  const days: (string | null | undefined)[] = []
  for (const keys of ['{ArrowRight}', '{ArrowUp}', '{Home}', '{End}', '{PageDown}', '{Shift>}{PageUp}{/Shift}']) {
    await userEvent.keyboard(keys)
    days.push(focused())
  }
  expect(days).toEqual([
    'Thursday, April 1, 2027',
    'Thursday, March 25, 2027',
    'Sunday, March 21, 2027',
    'Saturday, March 27, 2027',
    'Tuesday, April 27, 2027',
    'Monday, April 27, 2026',
  ])
  await userEvent.keyboard('{Enter}')
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-04-27')
  await waitFor(() => expect(document.activeElement).toBe(button))
  expect(box().value).toBe('04/27/2026')
})
