import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from '../Button/Button.js'
import type { FilterValues, ListFilter } from './list-filter.js'
import { ListFilters } from './ListFilters.js'
import { useFilterVisibility } from './useFiltersOpening.js'

const filters: readonly ListFilter[] = [
  { id: 'name', label: 'Client name', value: 'Byron' },
  {
    id: 'agent',
    label: 'Agent',
    value: '7',
    options: [
      { value: 'all', label: 'All' },
      { value: '7', label: 'Elena Rivera' },
    ],
  },
]

function Filters({ onFiltersChange }: { onFiltersChange: (values: FilterValues) => void }) {
  const visibility = useFilterVisibility()
  return (
    <>
      <Button {...visibility.buttonProps}>Filter</Button>
      <ListFilters label="Cases" filters={filters} onFiltersChange={onFiltersChange} visibility={visibility} />
    </>
  )
}
const button = () => screen.getByRole('button', { name: 'Filter' })
const dialogButton = (name: string) => screen.getAllByRole('button', { name }).at(-1) ?? document.body
const onFiltersChange = vi.fn<(values: FilterValues) => void>()

test('the button says whether the fields are shown, and names their group only while they are', async () => {
  render(<Filters onFiltersChange={onFiltersChange} />)
  expect(button().getAttribute('aria-expanded')).toBe('false')
  expect(button().hasAttribute('aria-controls')).toBe(false)
  await userEvent.click(button())
  expect(button().getAttribute('aria-expanded')).toBe('true')
  expect(button().getAttribute('aria-controls')).toBe(screen.getByRole('group', { name: 'Cases' }).id)
})

test('on a phone, clearing empties the fields of the dialog, and counts once it is applied', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  render(<Filters onFiltersChange={onFiltersChange} />)
  expect(button().getAttribute('aria-haspopup')).toBe('dialog')
  await userEvent.click(button())
  await screen.findByRole('dialog', { name: 'Cases' })
  await userEvent.click(dialogButton('Clear filters'))
  expect(screen.getByLabelText<HTMLInputElement>('Client name').value).toBe('')
  expect(screen.getByText('Filters cleared')).toBeTruthy()
  expect(onFiltersChange).not.toHaveBeenCalled()
  await userEvent.click(dialogButton('Apply filters'))
  expect(onFiltersChange).toHaveBeenCalledExactlyOnceWith({ name: '', agent: 'all' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
