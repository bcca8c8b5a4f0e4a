import { render, screen } from '@testing-library/react'
import { PencilIcon } from '../../icons/task-icons.js'
import { expect, test } from 'vitest'
import { IconButton } from './IconButton.js'

test('while busy it says so by name', () => {
  render(<IconButton label="Refresh" icon={PencilIcon} isPending />)
  expect(screen.getByText('Refresh in progress')).toBeDefined()
})
