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

const openCalendar = async () => {
  const button = screen.getByRole('button', { name: /date/ })
  await userEvent.click(button)
  await screen.findByRole('grid')
  await waitFor(() => expect(document.activeElement?.role).toBe('gridcell'))
  return button
}
const march = { label: 'Issue date', min: '2027-03-04', max: '2027-03-31' }

test.each(['3/4/2027', '3/31/2027'])('the limits themselves count: %s', async (text) => {
  const onValueChange = vi.fn()
  render(<DatePicker {...march} onValueChange={onValueChange} />)
  await userEvent.type(box(), text)
  await userEvent.tab()
  expect(onValueChange).toHaveBeenCalledOnce()
  expect(box().hasAttribute('aria-invalid')).toBe(false)
})

test('keys end at the limits, and with Ctrl they are the browser’s', async () => {
  render(<DatePicker {...march} defaultValue="2027-03-10" />)
  await openCalendar()
  await userEvent.keyboard('{Control>}{ArrowRight}{/Control}')
  expect(focused()).toBe('Wednesday, March 10, 2027')
  await userEvent.keyboard('{PageDown}')
  expect(focused()).toBe('Wednesday, March 31, 2027')
  await userEvent.keyboard('{PageUp}{ArrowLeft}')
  expect(focused()).toBe('Thursday, March 4, 2027')
  const disabled = screen.getAllByRole('gridcell').filter((cell) => cell.getAttribute('aria-disabled') === 'true')
  expect(disabled).toHaveLength(3)
})

test('the arrows follow a page that is read from right to left', async () => {
  document.documentElement.style.direction = 'rtl'
  render(<DatePicker {...march} defaultValue="2027-03-10" />)
  await openCalendar()
  await userEvent.keyboard('{ArrowLeft}')
  document.documentElement.style.direction = ''
  expect(focused()).toBe('Thursday, March 11, 2027')
})

test('the chosen day is only closed again; another one tells the form around it, too', async () => {
  const onInput = vi.fn()
  const onValueChange = vi.fn()
  render(
    <form onInput={onInput}>
      <DatePicker label="Issue date" defaultValue="2027-03-10" onValueChange={onValueChange} />
    </form>,
  )
  const button = await openCalendar()
  await userEvent.keyboard(' ')
  await waitFor(() => expect(document.activeElement).toBe(button))
  expect(onValueChange).not.toHaveBeenCalled()
  expect(onInput).not.toHaveBeenCalled()
  await openCalendar()
  await userEvent.keyboard('{ArrowRight} ')
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2027-03-11')
  expect(onInput).toHaveBeenCalledOnce()
})

test('turning the page leaves the focus on its button and the day in the month; today is a press away', async () => {
  vi.setSystemTime(new Date(2027, 2, 20))
  render(<DatePicker label="Issue date" defaultValue="2026-01-31" />)
  await openCalendar()
  for (const [name, month] of [
    ['Next month', 'February 2026'],
    ['Next year', 'February 2027'],
    ['Previous month', 'January 2027'],
    ['Previous year', 'January 2026'],
  ]) {
    await userEvent.click(screen.getByRole('button', { name }))
    expect(screen.getByRole('grid', { name: month })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('button', { name }))
  }
  await userEvent.click(screen.getByRole('button', { name: 'Today' }))
  expect(focused()).toBe('Saturday, March 20, 2027')
  expect(document.activeElement?.getAttribute('aria-current')).toBe('date')
})

test('where today may not be chosen, no button leads there, and the calendar opens at the nearest day', async () => {
  vi.setSystemTime(new Date(2026, 2, 20))
  render(<DatePicker {...march} />)
  await openCalendar()
  expect(focused()).toBe('Thursday, March 4, 2027')
  expect(screen.queryByRole('button', { name: 'Today' })).toBeNull()
})

test('a box that only shows its date has no calendar, and one that is switched off none that opens', () => {
  const { rerender } = render(<DatePicker label="Issue date" readOnly />)
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<DatePicker label="Issue date" disabled />)
  const button = screen.getByRole<HTMLButtonElement>('button')
  expect(button.disabled).toBe(true)
  // Of several in a page, each is told by its field
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Issue date')
})

test('a hint of one’s own leaves how to write a date to the empty box, and an error comes before what is found', () => {
  render(<DatePicker label="Issue date" hint="The first day." error="Enter the issue date." value="soon" />)
  expect(box().placeholder).toBe('MM/DD/YYYY')
  expect(screen.getByText('Enter the issue date.')).toBeTruthy()
  expect(screen.queryByText('Enter a date as MM/DD/YYYY.')).toBeNull()
})

test.each([
  ['the day', {}, '2027-03-04'],
  ['the text of a day that does not count', { max: '2027-01-01' }, '03/04/2027'],
  ['nothing of a box that is switched off', { disabled: true }, null],
])('a form gets %s', (_what, props, given) => {
  const { container } = render(
    <form>
      <DatePicker label="Issue date" name="issued" value="2027-03-04" {...props} />
    </form>,
  )
  const form = container.querySelector('form')
  const formData = new FormData(form ?? undefined)
  form?.dispatchEvent(Object.assign(new Event('formdata'), { formData }))
  expect(formData.get('issued')).toBe(given)
})
