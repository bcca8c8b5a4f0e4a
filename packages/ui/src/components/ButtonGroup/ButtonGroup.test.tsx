import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Button } from '../Button/Button.js'
import { ButtonGroup } from './ButtonGroup.js'

test('with words of its own it is a group; without, it is only layout', () => {
  const { rerender } = render(
    <ButtonGroup label="View">
      <Button>List</Button>
    </ButtonGroup>,
  )
  expect(screen.getByRole('group', { name: 'View' }).contains(screen.getByRole('button', { name: 'List' }))).toBe(true)
  rerender(
    <ButtonGroup>
      <Button>List</Button>
    </ButtonGroup>,
  )
  expect(screen.queryByRole('group')).toBeNull()
})
