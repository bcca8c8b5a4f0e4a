import type { DelegationUser } from '@producer-portal/domain/manage-access'
import { castAgencies, mockDelegationUsers } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { storyNow } from '../../testing/story-clock.js'
import { desktop, phone } from '../../testing/windows.js'
import { ManageAccessScreen } from './ManageAccessScreen.js'

const agencies = castAgencies.map(({ agencyNo, agencyName }) => ({ agencyNo, agencyName }))
const agencyNo = agencies[0]?.agencyNo ?? ''
const people = mockDelegationUsers(agencyNo, storyNow)

const person = (index: number, fullName: string): DelegationUser => ({
  agent: {
    userId: `user${index}`,
    fullName,
    agencyNo,
    firstName: null,
    middleName: null,
    lastName: null,
    suffixName: null,
  },
  role: 'Office Staff',
  status: index % 40 === 7 ? 'Disabled' : 'Active',
  managing: index % 12,
  lastUpdated: index % 5 === 0 ? null : `2026-0${(index % 3) + 1}-1${index % 10}`,
})

const meta = {
  title: 'Features/Manage access/ManageAccessScreen',
  component: ManageAccessScreen,
  args: {
    agencies,
    agencyNo,
    getAgencyHref: (each) => `/manage-access?agency=${each}`,
    people,
    getPersonHref: (userId) => `/manage-access/${agencyNo}/${userId}`,
    onRetry: fn(),
  },
} satisfies Meta<typeof ManageAccessScreen>
export default meta
type Story = StoryObj<typeof meta>

const names = async (canvas: ReturnType<typeof within>) =>
  within(await canvas.findByRole('grid'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

/** True if a focus ring of 2 px, 2 px off the element, is inside a list that cuts off what is outside. */
function hasRoomForFocus(element: HTMLElement | undefined, list: HTMLElement): boolean {
  if (!element) return false
  const [inner, outer] = [element.getBoundingClientRect(), list.getBoundingClientRect()]
  return inner.left - outer.left >= 4 && outer.right - inner.right >= 4 && inner.top - outer.top >= 4
}

export const Default: Story = {
  ...desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Manage Access' })).toBeVisible()
    const list = within(canvas.getByRole('navigation', { name: 'Agencies' }))
    await expect(list.getAllByRole('link')).toHaveLength(agencies.length)
    await expect(list.getAllByRole('link')[0]).toHaveAttribute('aria-current', 'true')
    const [first] = list.getAllByRole('link')
    await expect(hasRoomForFocus(first, list.getByRole('list'))).toBe(true)
    const grid = within(await canvas.findByRole('grid'))
    const headers = grid.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(headers).toEqual(['Name', 'Role', 'Status', 'Managing', 'Last Updated'])
    await expect(grid.getByRole('columnheader', { name: 'Last Updated' })).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(grid.getByRole('button', { name: 'Name' }))
    await expect(grid.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
    const sorted = await names(canvas)
    await expect(sorted).toEqual(sorted.toSorted((a, b) => a.localeCompare(b)))
  },
}

/** While a search is active, all matches are shown without pages. */
export const ManyPeople: Story = {
  ...desktop,
  args: { people: Array.from({ length: 2000 }, (_, index) => person(index, `Person ${index}`)) },
  play: async ({ canvas }) => {
    await expect(await names(canvas)).toHaveLength(10)
    await expect(canvas.getByText('2,000 people · 50 disabled')).toBeVisible()
    const grid = within(canvas.getByRole('grid'))
    for (const [first, status] of [
      ['ascending', 'Active'],
      ['descending', 'Disabled'],
    ] as const) {
      await userEvent.click(grid.getByRole('button', { name: 'Status' }))
      await expect(grid.getByRole('columnheader', { name: 'Status' })).toHaveAttribute('aria-sort', first)
      await expect(grid.getAllByRole('gridcell', { name: status })).toHaveLength(10)
    }
    const search = canvas.getByRole('searchbox', { name: 'Search by name or date' })
    await userEvent.type(search, 'person 199')
    await expect(await canvas.findByText('12 people found')).toBeVisible()
    await expect(await names(canvas)).toHaveLength(12)
    await expect(canvas.queryByRole('button', { name: 'Next page' })).toBeNull()

    await userEvent.clear(search)
    await userEvent.type(search, 'before march')
    await expect(await canvas.findByText('400 people found')).toBeVisible()

    await userEvent.clear(search)
    await userEvent.type(search, 'nobody like this')
    await userEvent.click(
      within(canvas.getByRole('region', { name: /^People of/ })).getAllByRole('button', { name: 'Clear search' })[1] ??
        search,
    )
    await expect(search).toHaveFocus()
    await expect(await canvas.findByText('2,000 people · 50 disabled')).toBeVisible()
  },
}

/** By role and status; the button takes both away. */
export const Filtered: Story = {
  ...desktop,
  args: {
    people: Array.from({ length: 100 }, (_, index) => ({
      ...person(index, `Person ${index}`),
      role: index % 2 === 0 ? 'Agent' : 'Office Staff',
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Status' }), 'Disabled')
    await expect(await canvas.findByText('3 people found')).toBeVisible()
    await expect(await names(canvas)).toEqual(['Person 47', 'Person 7', 'Person 87'])
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Role' }), 'Agent')
    await expect(await canvas.findByText('No one matches the filters.')).toBeVisible()
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear filters' })[0] ?? document.body)
    await expect(await canvas.findByText('100 people · 3 disabled')).toBeVisible()
  },
}

/** The user ID tells people of one name apart. */
export const Namesakes: Story = {
  ...desktop,
  args: { people: [person(1, 'Ada Andersson'), person(2, 'Ada Andersson'), person(3, 'Mei Lin')] },
  play: async ({ canvas }) => {
    const headers = (await canvas.findAllByRole('rowheader')).map(({ textContent }) => textContent)
    await expect(headers.toSorted()).toEqual(['Ada AnderssonUser ID user1', 'Ada AnderssonUser ID user2', 'Mei Lin'])
  },
}

export const NoAgencyChosen: Story = {
  args: { agencyNo: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose an agency to see its people.')).toBeVisible()
  },
}

/** Also where a search is left over; there is nothing to search, filter or page through. */
export const NoPeople: Story = {
  args: {
    people: [],
    list: {
      filters: { name: 'lin', role: 'all', status: 'all' },
      sort: null,
      page: 1,
      onFiltersChange: fn(),
      onSortChange: fn(),
      onPageChange: fn(),
    },
  },
  play: async ({ canvas }) => {
    const text =
      'This agency does not have any agents and/or office staff assigned to it at this time. Please see the Manage Access FAQ for help.'
    const link = await canvas.findByRole('link', { name: 'Manage Access FAQ' })
    await expect(link).toHaveAttribute('href', '/documentation/manage-access-faq')
    await expect(link.parentElement).toHaveTextContent(text)
    await expect(canvas.queryByRole('searchbox')).toBeNull()
    await expect(canvas.queryByText(/^Showing/)).toBeNull()
  },
}

/** Only office staff is shown to users without the manager tab. */
export const OnlyAgents: Story = {
  args: { people: [], hasHiddenPeople: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This agency has no office staff.')).toBeVisible()
  },
}

export const NoAgencies: Story = { args: { agencies: [], agencyNo: null } }
export const Loading: Story = { args: { agencies: 'loading', people: 'loading' } }

export const AgenciesFailed: Story = {
  args: { agencies: 'error' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Failed to get agencies.')).toBeVisible()
    // In place, and in the toast
    for (const retry of canvas.getAllByRole('button', { name: 'Retry' })) await userEvent.click(retry)
    await expect(args.onRetry).toHaveBeenCalled()
  },
}

export const PeopleFailed: Story = {
  args: { people: 'error' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Failed to get users for agency.'))[0]).toBeVisible()
  },
}

export const LongContent: Story = {
  ...phone,
  args: {
    agencies: Array.from({ length: 12 }, (_, index) => ({
      agencyNo: `AG${1000 + index}`,
      agencyName: `Greater-Metropolitan-Financial-Partners-Without-Any-Blank ${index} and Associates of the Northeast`,
    })),
    agencyNo: 'AG1000',
    people: [
      person(1, 'Maximiliana-Theodora-Wilhelmina-Bartholomea Featherstonehaugh-Cholmondeley III'),
      person(7, 'Li Wu'),
    ],
  },
  play: async ({ canvas }) => {
    const agency = within(canvas.getByRole('navigation', { name: 'Agencies' }))
    await userEvent.click(agency.getByRole('button', { name: /^Greater-Metropolitan.* 0 / }))
    const list = agency.getByRole('list')
    const last = within(list).getAllByRole('link').at(-1)
    // In view in part, as for who comes to it by Tab
    list.scrollTop = list.scrollHeight - list.clientHeight - 20
    last?.focus()
    const room = list.getBoundingClientRect().bottom - (last?.getBoundingClientRect().bottom ?? 0)
    await expect(room).toBeGreaterThanOrEqual(4)
  },
}

/** On a phone the chosen agency stands for all, so that the people are not far below. */
export const Narrow: Story = {
  ...phone,
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Agencies' }))
    await expect(nav.queryByRole('link')).toBeNull()
    await userEvent.click(nav.getByRole('button', { name: new RegExp(`^${agencies[0]?.agencyName}`) }))
    await expect(nav.getAllByRole('link')).toHaveLength(agencies.length)
  },
}
