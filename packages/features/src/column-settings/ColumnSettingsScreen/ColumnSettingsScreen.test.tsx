import { setColumnVisible } from '@producer-portal/domain/column-settings'
import { LiveRegionProvider } from '@producer-portal/ui'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { notReached } from '../../testing/results.js'
import { columnSettingsArgs, WorkingColumnSettings } from './column-settings.fixture.js'

const heard = () => screen.queryAllByText('Your changes were discarded.').length

test('Cancel says that the changes were discarded, once', async () => {
  render(
    <LiveRegionProvider>
      <WorkingColumnSettings {...columnSettingsArgs} />
    </LiveRegionProvider>,
  )
  const cancel = screen.getByRole('button', { name: 'Cancel' })
  await userEvent.click(cancel)
  expect(heard()).toBe(0)
  await userEvent.click(screen.getByRole('button', { name: 'Hide Comments' }))
  await userEvent.click(cancel)
  await userEvent.click(cancel)
  expect(heard()).toBe(1)
})

test.each([
  ['save', 'We could not save your changes. Please try again.'],
  ['restore', 'We could not restore the defaults.  Please try again.'],
] as const)('a %s that got no answer failed, and asks to check the connection', (action, failed) => {
  render(<WorkingColumnSettings {...columnSettingsArgs} outcome={{ action, result: notReached }} />)
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain('Something Went Wrong')
  expect(alert.textContent).toContain(`${failed}Check your internet connection and try again.`)
})

test('what is hidden, shown, locked and unlocked is read out, and keeps the focus on its row', async () => {
  render(
    <LiveRegionProvider>
      <WorkingColumnSettings {...columnSettingsArgs} />
    </LiveRegionProvider>,
  )
  for (const [button, said, focused] of [
    ['Hide Comments', 'Comments hidden', 'Show Comments'],
    ['Show Comments', 'Comments shown', 'Hide Comments'],
    ['Lock Comments', 'Comments locked, place 2 of the locked columns', 'Unlock Comments'],
    ['Unlock Insured Name', 'Insured Name unlocked, first below the locked columns', 'Lock Insured Name'],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name: button }))
    expect(screen.getByText(said)).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: focused }))
  }
})

test.each([
  ['the row above, where it was the last', 'Hide IPN', 'Hide Underwriter Type', 20],
  ['the locked row, where no other is left', 'Hide Contract Number', 'Hide Insured Name', 2],
])('a column that is hidden out of sight leaves the focus to %s', async (_, button, focused, count) => {
  const columns = columnSettingsArgs.settings.map((column, place) => ({ ...column, visible: place < count }))
  const hidden = setColumnVisible(columns, 'product-name', false)
  render(<WorkingColumnSettings {...columnSettingsArgs} settings={hidden} />)
  await userEvent.click(screen.getByRole('switch', { name: 'Hidden columns' }))
  await userEvent.click(screen.getByRole('button', { name: button }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: focused }))
})

test('columns that are restored cannot be saved or restored meanwhile, and the bar says why', async () => {
  const onRestore = vi.fn<() => void>()
  render(<WorkingColumnSettings {...columnSettingsArgs} state="restoring" onRestore={onRestore} />)
  await userEvent.click(screen.getByRole('button', { name: /^Restor/ }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await userEvent.hover(screen.getByRole('button', { name: 'Save and Apply' }))
  expect((await screen.findByRole('tooltip')).textContent).toBe('Your columns are still being saved.')
})
