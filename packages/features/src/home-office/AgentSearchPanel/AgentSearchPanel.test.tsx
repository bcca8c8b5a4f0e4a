import { longestSearchText } from '@producer-portal/domain/formatting'
import { mockAgentSearch } from '@producer-portal/domain/mocks'
import { LiveRegionProvider } from '@producer-portal/ui'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { AgentSearch } from '../agent-search.js'
import { AgentSearchPanel } from './AgentSearchPanel.js'

const nothing = () => undefined
const heard = () => document.querySelector('[aria-live="polite"]')?.textContent ?? ''

function show(search: AgentSearch, onSearch: (term: string) => void = nothing) {
  render(
    <LiveRegionProvider>
      <AgentSearchPanel isOpen onClose={nothing} search={search} onSearch={onSearch} onSelect={nothing} />
    </LiveRegionProvider>,
  )
}

test('Enter after fewer than four characters says in view and aloud what is needed, until more is typed', async () => {
  const search = vi.fn<(term: string) => void>()
  show({ step: 'idle' }, search)
  const box = await screen.findByRole('searchbox')
  await userEvent.type(box, 'riv{Enter}')
  const text = 'Your search is too short. Type at least 4 characters.'
  expect(screen.getByRole('alert').textContent).toBe(text)
  expect(screen.getAllByText(text)).toHaveLength(1)
  const problem = document.getElementById(`${box.id}-error`)
  expect(problem?.textContent).toBe(text)
  expect(box.getAttribute('aria-describedby')).toContain(problem?.id)
  expect(box.getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(box, 'e')
  expect(box.getAttribute('aria-invalid')).toBeNull()
  await userEvent.type(box, '{Enter}')
  expect(search.mock.calls).toEqual([['rive']])
})

test('a text that is longer than the service takes is not searched for', async () => {
  const search = vi.fn<(term: string) => void>()
  show({ step: 'idle' }, search)
  const box = await screen.findByRole('searchbox')
  fireEvent.change(box, { target: { value: 'a'.repeat(longestSearchText + 1) } })
  await userEvent.type(box, '{Enter}', { skipClick: true })
  expect(screen.getByRole('alert').textContent).toBe('Your search is too long. Type at most 500 characters.')
  expect(search).not.toHaveBeenCalled()
})

test('it says what was chosen, once the focus has moved', async () => {
  show({ step: 'done', term: 'summit', result: mockAgentSearch('summit') })
  const choice = await screen.findByRole('button', { name: /^Summit Legacy Partners/ })
  vi.useFakeTimers()
  fireEvent.click(choice)
  // Said at once, it would be cut off by what the focus moves to
  vi.advanceTimersByTime(500)
  expect(heard()).toBe('')
  vi.advanceTimersByTime(1000)
  expect(heard()).toBe('Selected: Summit Legacy Partners (AG3003)')
})

test('the agency or agent that is chosen already is marked among the results', async () => {
  const search: AgentSearch = { step: 'done', term: 'er', result: mockAgentSearch('er') }
  render(
    <AgentSearchPanel
      isOpen
      onClose={nothing}
      search={search}
      onSearch={nothing}
      selectedNumber="AG3003"
      onSelect={nothing}
    />,
  )
  const marked = (await screen.findAllByRole('button')).filter(
    (button) => button.getAttribute('aria-current') === 'true',
  )
  expect(marked.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Summit Legacy Partners')])
})
