import { LiveRegionProvider } from '@producer-portal/ui'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { caseWidgetArgs, emptyLists, loadingLists, WorkingCaseWidget } from './case-widget.fixture.js'
import type { CaseWidgetProps } from './CaseWidget.js'

const page = (props: Partial<CaseWidgetProps> = {}) => (
  <LiveRegionProvider>
    <WorkingCaseWidget {...caseWidgetArgs} {...props} />
  </LiveRegionProvider>
)
const heard = () => document.querySelector('[aria-live="polite"]')?.textContent ?? ''
const pause = () =>
  act(() => {
    vi.advanceTimersByTime(1500)
  })
const openFilters = () => userEvent.click(screen.getByRole('button', { name: 'Filter New Business' }))

test('a list that comes in, and another tab, are not read out', () => {
  vi.useFakeTimers()
  const { rerender } = render(page({ lists: loadingLists }))
  rerender(page())
  pause()
  fireEvent.click(screen.getByRole('tab', { name: /^Issued/ }))
  pause()
  expect(screen.getByRole('tab', { name: /^Issued/ }).getAttribute('aria-selected')).toBe('true')
  expect(heard()).toBe('')
})

test('the number of cases that pass the filters is read out, and that none does', async () => {
  render(page())
  await openFilters()
  const name = await screen.findByLabelText('Name or contract number')
  await userEvent.type(name, 'volkov')
  await waitFor(() => expect(heard()).toBe('Showing 1 Pending Case'), { timeout: 3000 })
  await userEvent.type(name, 'xyz')
  await waitFor(() => expect(heard()).toContain('Showing 0 Pending Cases'), { timeout: 3000 })
  expect(screen.getAllByText('There are no results.')).toHaveLength(1)
})

test('another order is read out in the same words, by the toggle and by a header', async () => {
  render(page())
  await userEvent.click(screen.getByRole('button', { name: /^Sorted by Days Pending/ }))
  expect(heard()).toBe('Sorted by Days Pending, ascending')
  const grid = await screen.findByRole('grid')
  await userEvent.click(within(grid).getByRole('button', { name: 'Days Pending' }))
  expect(heard()).toBe('Sorted by Days Pending, ascendingSorted by Days Pending, descending')
})

test('a list without cases has no order to turn round', () => {
  const { rerender } = render(page())
  expect(screen.queryByRole('button', { name: /^Sorted by/ })).not.toBeNull()
  rerender(page({ lists: emptyLists }))
  expect(screen.queryByRole('button', { name: /^Sorted by/ })).toBeNull()
})
