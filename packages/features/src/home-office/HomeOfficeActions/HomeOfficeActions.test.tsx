import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { HomeOfficeActions } from './HomeOfficeActions.js'

test('clearing the choice leads to the search, as its button goes', async () => {
  const onClear = vi.fn<() => void>()
  const { rerender } = render(<HomeOfficeActions onSearchOpen={onClear} onClear={onClear} />)
  await userEvent.click(screen.getByRole('button', { name: 'Clear Selection' }))
  rerender(<HomeOfficeActions onSearchOpen={onClear} />)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search All Cases' }))
  expect(onClear).toHaveBeenCalledOnce()
})
