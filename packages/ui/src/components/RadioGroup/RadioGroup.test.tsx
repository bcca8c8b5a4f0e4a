import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { RadioGroup } from './RadioGroup.js'

const options = [
  { value: 'mobile', label: 'Mobile', hint: 'Ends in 0142' },
  { value: 'home', label: 'Home' },
  { value: 'email', label: 'Email', isDisabled: true },
]

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

test('a given value stays until it is given again', async () => {
  render(<RadioGroup label="Send the code to" options={options} value="mobile" />)
  await userEvent.click(radio('Home'))
  expect(radio('Mobile').checked).toBe(true)
})

test('the empty value chooses none', () => {
  render(<RadioGroup label="Send the code to" options={options} value="" />)
  expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false)
})

test('two groups without names of their own keep a choice each, and each says what is chosen', async () => {
  const onValueChange = vi.fn()
  render(
    <>
      <RadioGroup label="Send the code to" options={options} defaultValue="mobile" onValueChange={onValueChange} />
      <RadioGroup label="Later" options={[{ value: 'fax', label: 'Fax' }]} />
    </>,
  )
  await userEvent.click(radio('Fax'))
  expect([radio('Mobile').checked, radio('Fax').checked]).toEqual([true, true])
  await userEvent.click(radio('Email'))
  await userEvent.click(radio('Home'))
  expect(onValueChange.mock.calls).toEqual([['home']])
})
