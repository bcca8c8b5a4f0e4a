import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Avatar } from './Avatar.js'
import { initialsOf } from './initialsOf.js'

test.each([
  ['Elena Rivera', 'ER'],
  ['Elena Maria Rivera', 'ER'],
  ['  okafor ', 'O'],
  ['Åsa Öberg', 'ÅÖ'],
  ['', ''],
])('%j has the initials %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('is decoration beside a name, and an image with that name where it stands alone', () => {
  const { rerender } = render(<Avatar name="Elena Rivera" />)
  expect(screen.queryByRole('img')).toBeNull()
  rerender(<Avatar name="Elena Rivera" isNamed />)
  expect(screen.getByRole('img', { name: 'Elena Rivera' })).toBeDefined()
})
