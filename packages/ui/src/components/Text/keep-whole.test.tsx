import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keepWhole } from './keep-whole.js'

test.each([
  ['Whole Life with Long-Term Care Rider', ['Long-Term']],
  ['$321.30 Semi-Annual', ['Semi-Annual']],
  ['Call (800) 555-0142 or 1-800-555-0142.', ['(800) 555-0142', '1-800-555-0142']],
  ['Wolfeschlegelsteinhausen-Bergerdorff', []],
  ['Down -5, from 2024 - and so on', []],
])('the words of “%s” that stay on one line', (text, whole) => {
  const { container } = render(<p>{keepWhole(text)}</p>)
  expect(container.textContent).toBe(text)
  expect([...container.querySelectorAll('span')].map((part) => part.textContent)).toEqual(whole)
})
