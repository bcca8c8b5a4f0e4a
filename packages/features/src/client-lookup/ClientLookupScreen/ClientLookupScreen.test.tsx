import { mockClient } from '@producer-portal/domain/mocks'
import { LiveRegionProvider } from '@producer-portal/ui'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ClientLookupScreen, type ClientLookupScreenProps } from './ClientLookupScreen.js'

const nothing = () => undefined
const today = new Date(2026, 2, 16)
const props: Omit<ClientLookupScreenProps, 'contracts'> = {
  client: mockClient('7000101', today),
  today,
  onSearchOpen: nothing,
  onClear: nothing,
  onClientRetry: nothing,
  onContractsRetry: nothing,
  onRecentSelect: nothing,
  onRecentClear: nothing,
  getHref: nothing,
  getPolicyHref: nothing,
}

test('contracts that come after Retry leave the focus where people have gone meanwhile', async () => {
  const { rerender } = render(<ClientLookupScreen {...props} contracts="error" />)
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  const search = screen.getByRole('button', { name: 'Search Clients & Contracts' })
  search.focus()
  rerender(<ClientLookupScreen {...props} contracts={[]} />)
  expect(document.activeElement).toBe(search)
})

test('two tables wait for the contracts, and one of them says so', () => {
  render(<ClientLookupScreen {...props} contracts="loading" />)
  expect(screen.getAllByText('Loading contracts…')).toHaveLength(1)
})

const heard = () => document.querySelector('[aria-live="polite"]:not([data-pp-announcer])')?.textContent ?? ''

test('the client who is shown is read out by name, once they have loaded', () => {
  const page = (client: ClientLookupScreenProps['client']) => (
    <LiveRegionProvider>
      <ClientLookupScreen {...props} client={client} contracts={[]} />
    </LiveRegionProvider>
  )
  const { rerender } = render(page('loading'))
  rerender(page('error'))
  expect(heard()).toBe('')
  rerender(page(props.client))
  expect(heard()).toBe('Showing Ada Parkinson')
  rerender(page(props.client))
  expect(heard()).toBe('Showing Ada Parkinson')
})
