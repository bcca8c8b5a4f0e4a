import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Toolbar } from './Toolbar.js'

test('is a named group of what acts on the list below', () => {
  render(
    <Toolbar label="Case table" end={<button>Export</button>}>
      Showing 12 Pending Cases
    </Toolbar>,
  )
  const group = within(screen.getByRole('group', { name: 'Case table' }))
  expect(group.getByText('Showing 12 Pending Cases')).toBeDefined()
  expect(group.getByRole('button', { name: 'Export' })).toBeDefined()
})
