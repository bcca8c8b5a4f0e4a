import { LiveRegionProvider } from '@producer-portal/ui'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
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

test('a save that got no answer asks to check the connection', () => {
  render(<WorkingColumnSettings {...columnSettingsArgs} outcome={{ action: 'save', result: notReached }} />)
  expect(screen.getByRole('alert').textContent).toContain('Check your internet connection and try again.')
})
