import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { FilterBar } from './FilterBar.js'

const all = [
  { id: 'agent', label: 'Agent: Elena Rivera' },
  { id: 'status', label: 'Status: Pending' },
  { id: 'days', label: 'Past 7 days' },
]

function Bar() {
  const [filters, setFilters] = useState(all)
  return (
    <FilterBar
      label="Filter cases"
      filters={filters}
      onFilterRemove={(id) => setFilters(filters.filter((filter) => filter.id !== id))}
      onFiltersClear={() => setFilters([])}
    />
  )
}

const remove = (label: string) => screen.getByRole('button', { name: `Remove ${label}` })
const isHeard = (text: string) => screen.queryAllByText(text).length > 0

test('taking a filter away is read out, and the focus goes to the next one, then to the last, then to the group', async () => {
  render(<Bar />)
  await userEvent.click(remove('Status: Pending'))
  expect(isHeard('Status: Pending removed')).toBe(true)
  expect(document.activeElement).toBe(remove('Past 7 days'))
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(remove('Agent: Elena Rivera'))
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Filter cases' }))
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
})

test('where something else clears the filters there is no button for it', () => {
  render(<FilterBar label="Filter cases" filters={all} onFilterRemove={vi.fn()} />)
  expect(screen.getAllByRole('button')).toHaveLength(3)
})
