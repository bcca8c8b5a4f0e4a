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

test('a press on the words chooses, and the value is handed over', async () => {
  const onValueChange = vi.fn()
  render(<RadioGroup label="Send the code to" options={options} onValueChange={onValueChange} />)
  await userEvent.click(screen.getByText('Home'))
  expect(radio('Home').checked).toBe(true)
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('home')
})

test('the arrow keys move the choice, past what cannot be chosen', async () => {
  const onValueChange = vi.fn()
  render(<RadioGroup label="Send the code to" options={options} defaultValue="mobile" onValueChange={onValueChange} />)
  await userEvent.tab()
  expect(document.activeElement).toBe(radio('Mobile'))
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(radio('Home'))
  expect(onValueChange).toHaveBeenLastCalledWith('home')
})

test('a given value stays until it is given again', async () => {
  render(<RadioGroup label="Send the code to" options={options} value="mobile" />)
  await userEvent.click(radio('Home'))
  expect(radio('Mobile').checked).toBe(true)
})

test('the empty value chooses none', () => {
  render(<RadioGroup label="Send the code to" options={options} value="" />)
  expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false)
})

test('a hint describes its choice and is no part of its name', () => {
  render(<RadioGroup label="Send the code to" options={options} />)
  expect(document.getElementById(radio('Mobile').getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Ends in 0142',
  )
})
