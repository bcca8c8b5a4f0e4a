import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Avatar } from './Avatar.js'
import { getInitials } from './get-initials.js'

test.each([
  ['Elena Rivera', 'ER'],
  ['Elena Maria Rivera', 'ER'],
  ['  okafor ', 'O'],
  ['Åsa Öberg', 'ÅÖ'],
  ['', ''],
  ['   ', ''],
  ['—', ''],
  ['(Bob) Smith', 'BS'],
  ['"Rivera" - Okafor', 'RO'],
  ['J. R. R. Tolkien', 'JT'],
  ['3rd Coast Agency', '3A'],
  ['A\u030Asa O\u0308berg', 'ÅÖ'],
  ['山田太郎', '山'],
  ['Мария Иванова', 'МИ'],
  ['नित्या शर्मा', 'निश'],
  ['محمد علي', 'م\u200Cع'],
  ['דנה כהן', 'דכ'],
  ['🙂', ''],
])('%j has the initials %j', (name, initials) => {
  expect(getInitials(name)).toBe(initials)
})

test('the small one shows the first initial only', () => {
  render(<Avatar name="Elena Rivera" size="small" isNamed />)
  expect(screen.getByRole('img', { name: 'Elena Rivera' }).textContent).toBe('E')
})

test.each(['', '  '])('the name %j leaves nothing to read out, so that the figure is decoration', (name) => {
  const { container } = render(<Avatar name={name} isNamed />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(container.querySelector('svg')).not.toBeNull()
})

test('is decoration beside a name, and an image with that name where it is on its own', () => {
  const { rerender } = render(<Avatar name="Elena Rivera" />)
  expect(screen.queryByRole('img')).toBeNull()
  rerender(<Avatar name="Elena Rivera" isNamed />)
  expect(screen.getByRole('img', { name: 'Elena Rivera' })).toBeDefined()
})
