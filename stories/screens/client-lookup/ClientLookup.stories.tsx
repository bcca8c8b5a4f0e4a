import { mockClientSearch } from '@producer-portal/domain/mocks'
import { pages } from '@producer-portal/domain/shell'
import {
  ClientLookupScreen,
  type ClientLookupScreenProps,
  type ClientSearch,
  ClientSearchPanel,
} from '@producer-portal/features/client-lookup'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import lookup from '../../../packages/features/src/client-lookup/ClientLookupScreen/ClientLookupScreen.stories.js'
import { wholePage } from '../../../packages/features/src/testing/whole-page.js'
import { desktop, phone } from '../../../packages/features/src/testing/windows.js'
import { inFrame } from '../in-frame.js'
import { photographed } from '../photographed.js'

/** The page and its search, as the app holds them. */
function ClientLookup({ client: shown, ...page }: ClientLookupScreenProps) {
  const [isOpen, setOpen] = useState(false)
  const [search, setSearch] = useState<ClientSearch>({ step: 'idle' })
  const [text, setText] = useState('')
  const [client, setClient] = useState(shown)
  return (
    <>
      <ClientLookupScreen
        {...page}
        client={client}
        onSearchOpen={() => setOpen(true)}
        onClear={() => setClient(null)}
        onRecentSelect={() => setClient(lookup.args.client)}
      />
      <ClientSearchPanel
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        search={search}
        value={text}
        onValueChange={setText}
        onSearch={(term) => setSearch({ step: 'done', term, result: mockClientSearch(term) })}
        onSelect={() => {
          setOpen(false)
          setClient(lookup.args.client)
        }}
      />
    </>
  )
}

/** A client with their contracts, and the search that finds them. */
const meta = {
  title: 'Screens/Client lookup',
  tags: ['!autodocs'],
  args: lookup.args,
  parameters: { ...wholePage, ...photographed },
  decorators: inFrame(pages.clientLookup, 'rivera'),
  render: (args) => <ClientLookup {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Client & Contract Lookup' })).toBeVisible()
  },
} satisfies Meta<ClientLookupScreenProps>
export default meta
type Story = StoryObj<typeof meta>

const inSearch = async () => within(await screen.findByRole('dialog', { name: 'Searching Clients and Contracts' }))

export const Default: Story = {
  ...desktop,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: /^Active Contracts/ })).toBeVisible()
  },
}

/** Before a client is selected; then one is found by name. */
export const Empty: Story = {
  args: { client: null, recent: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search Clients & Contracts' }))
    const search = await inSearch()
    await userEvent.type(search.getByRole('searchbox'), 'parkinson{Enter}')
    await userEvent.click(await search.findByRole('button', { name: /Contract 0001200102/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('heading', { level: 2, name: 'Ada Parkinson' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Close client' }))
    await expect(canvas.getByRole('searchbox', { name: 'Client name or contract number' })).toBeVisible()
  },
}

export const Narrow: Story = { ...phone, parameters: wholePage }
