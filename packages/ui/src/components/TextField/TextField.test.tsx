import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TextField } from './TextField.js'

const describedTexts = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent)

test('hint and error belong to the box, in that order, and mark it as invalid', () => {
  render(<TextField label="Phone" hint="Ten digits" error="Enter ten digits." isRequired />)
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: /Phone/ })
  expect(describedTexts(box)).toEqual(['Ten digits', 'Enter ten digits.'])
  expect(box.getAttribute('aria-invalid')).toBe('true')
  expect(box.required).toBe(true)
})

test('without hint and error there is nothing that describes it', () => {
  render(<TextField label="City" id="city" />)
  const box = screen.getByRole('textbox', { name: 'City' })
  expect(box.hasAttribute('aria-describedby')).toBe(false)
  expect(box.hasAttribute('aria-invalid')).toBe(false)
  expect(box.id).toBe('city')
})

test('a description of one’s own is kept beside the hint', () => {
  render(<TextField label="City" hint="As on your license" aria-describedby="note" />)
  const box = screen.getByRole('textbox', { name: 'City' })
  expect(box.getAttribute('aria-describedby')?.split(' ')).toEqual([`${box.id}-hint`, 'note'])
})
