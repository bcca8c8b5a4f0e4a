import { longestSearchText } from '@producer-portal/domain/formatting'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ClientSearchPanel } from './ClientSearchPanel.js'

const nothing = () => undefined

test.each([
  [longestSearchText, true],
  [longestSearchText + 1, false],
])('a text of %i characters, without the blanks around it, is searched for: %s', async (length, isSearched) => {
  const onSearch = vi.fn<(text: string) => void>()
  render(
    <ClientSearchPanel isOpen onClose={nothing} search={{ step: 'idle' }} onSearch={onSearch} onSelect={nothing} />,
  )
  const box = await screen.findByRole('searchbox')
  fireEvent.change(box, { target: { value: ` ${'a'.repeat(length)} ` } })
  await userEvent.type(box, '{Enter}', { skipClick: true })
  expect(onSearch.mock.calls).toEqual(isSearched ? [['a'.repeat(length)]] : [])
  expect(screen.queryByText('Your search is too long. Type at most 500 characters.') === null).toBe(isSearched)
})
