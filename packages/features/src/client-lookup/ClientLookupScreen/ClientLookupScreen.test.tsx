import { mockClient } from '@producer-portal/domain/mocks'
import { LiveRegionProvider } from '@producer-portal/ui'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ClientLookupScreen, type ClientLookupScreenProps } from './ClientLookupScreen.js'

const nothing = () => undefined
const today = new Date(2026, 2, 16)
const ada = mockClient('7000101', today)
const props: Omit<ClientLookupScreenProps, 'contracts'> = {
  client: ada,
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

const nextFrames = async () => {
  for (let frame = 0; frame < 3; frame += 1) await act(() => new Promise(requestAnimationFrame))
}

test.each([
  ['without a client', null],
  ['with one, as after a reload', props.client],
])('a page that opens %s leaves the focus where it is', async (_, client) => {
  render(<ClientLookupScreen {...props} client={client} contracts={[]} />)
  await nextFrames()
  expect(document.activeElement).toBe(document.body)
})

test('another client takes the focus, and the same one in newer data does not', async () => {
  const { rerender } = render(<ClientLookupScreen {...props} contracts={[]} />)
  const show = async (client: ClientLookupScreenProps['client']) => {
    rerender(<ClientLookupScreen {...props} client={client} contracts={[]} />)
    await nextFrames()
    return document.activeElement
  }
  expect(await show(ada && { ...ada, phone: '3125550199' })).toBe(document.body)
  expect(await show(mockClient('7000102', today))).toBe(screen.getByRole('region', { name: "Brendan O'Shaughnessy" }))
})

const pageWithout = (recent: ClientLookupScreenProps['recent']) => (
  <ClientLookupScreen {...props} client={null} contracts={[]} recent={recent} />
)

test('clearing those viewed lately leads to the search, as its button goes', async () => {
  const { rerender } = render(pageWithout([{ clientId: '1', name: ' ', birthDate: null }]))
  expect(screen.getByRole('button', { name: 'Unnamed client' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  rerender(pageWithout([]))
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search Clients & Contracts' }))
})
