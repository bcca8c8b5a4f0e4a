import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { coreTexts } from '../../i18n/core-texts.js'
import { LocaleProvider } from '../../i18n/LocaleProvider.js'
import { overrideMessages } from '../../i18n/messages.js'
import { Select } from './Select.js'

const options = [
  { value: 'ny', label: 'New York' },
  { value: 'ma', label: 'Massachusetts' },
  { value: 'xx', label: 'Elsewhere', isDisabled: true },
]

test('offers its choices under its label and reports the value that is chosen', async () => {
  const onChange = vi.fn((event: React.ChangeEvent<HTMLSelectElement>) => event.target.value)
  render(<Select label="State" placeholder="Choose a state" options={options} onChange={onChange} />)
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'State' })
  expect(list.value).toBe('')
  await userEvent.selectOptions(list, 'Massachusetts')
  expect(onChange).toHaveReturnedWith('ma')
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Elsewhere' }).disabled).toBe(true)
})

test('its first line asks to choose and stands for nothing chosen', () => {
  render(<Select label="State" placeholder="Choose a state" options={options} isRequired />)
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'State' })
  expect([list.value, list.validity.valueMissing]).toEqual(['', true])
})

test('a value that is given stays until it is given again', async () => {
  render(<Select label="State" options={options} value="ny" onChange={() => undefined} />)
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'State' })
  await userEvent.selectOptions(list, 'Massachusetts')
  expect(list.value).toBe('ny')
})

test('a label inside stands before the choice as the language writes it', () => {
  render(
    <LocaleProvider texts={[overrideMessages(coreTexts, { beforeValue: '{label} –' })]}>
      <Select label="State" isLabelInside options={options} value="ny" onChange={() => undefined} />
    </LocaleProvider>,
  )
  expect(screen.getByText('State –').nextSibling?.textContent).toBe('New York')
})

test('a label inside stands before the line that asks to choose while nothing is chosen', () => {
  render(<Select label="State" placeholder="All" isLabelInside options={options} value="" onChange={() => undefined} />)
  expect(screen.getByText('All', { selector: 'b' })).toBeDefined()
})
