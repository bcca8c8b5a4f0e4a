import { defaultInforceFilters, inforceColumns, inforceLists } from '@producer-portal/domain/inforce'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { storyList } from '../../testing/story-list.js'
import { desktop, phone } from '../../testing/windows.js'
import {
  castAlerts,
  inforceScreenArgs,
  viewAsUser,
  withAlerts,
  WorkingInforceScreen,
} from './inforce-screen.fixture.js'
import { InforceScreen } from './InforceScreen.js'

const meta = {
  title: 'Features/In-force/InforceScreen',
  component: InforceScreen,
  args: inforceScreenArgs,
  parameters: { viewAs: viewAsUser },
  render: (args) => <WorkingInforceScreen {...args} />,
} satisfies Meta<typeof InforceScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Newest first, five alerts a page, from the past 7 days. */
export const Default: Story = {
  ...desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'In-Force Activity' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard')
    await expect(canvas.getByRole('combobox', { name: 'Activity Type' })).toHaveValue('all')
    await expect(canvas.getByRole('combobox', { name: 'Time' })).toHaveValue('past-7')
    await expect(canvas.getByText('Showing 8 in All')).toBeVisible()
    await expect(await canvas.findByText('Showing 1 - 5 of 8')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Column Settings' })).toBeNull()
    const [first] = await canvas.findAllByRole('rowheader')
    await expect(first).toHaveTextContent('Martha Ellison')
  },
}

/** A list of one type has the columns of that type, in their order. */
export const MissedPayments: Story = {
  ...desktop,
  args: { list: storyList(inforceLists.missed), ...withAlerts(castAlerts('missed')) },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('grid', { name: 'Missed Payments alerts' })
    const titles = within(table).getAllByRole('columnheader')
    await expect(titles.find((each) => each.textContent.endsWith('Locked'))).toHaveTextContent('Owner Name')
    const columns = inforceColumns.byList.missed.map(({ header }) => header)
    await expect(table).toHaveAttribute('aria-colcount', String(columns.length + 2))
    const shown = titles
      .map((each) => each.textContent.replace(/Locked$/, ''))
      .filter((title) => columns.includes(title))
    await expect(shown.length).toBeGreaterThan(4)
    await expect(columns.slice(0, shown.length)).toEqual(shown)
    await expect(canvas.getByText(/^Showing \d+ in Missed Payments$/)).toBeVisible()
  },
}

/** Above the rows of Pending Lapse stands what lapses soonest, also when a filter by time hides it. */
export const SoonestLapse: Story = {
  ...desktop,
  args: {
    list: storyList(inforceLists['pending-lapse']),
    ...withAlerts(
      castAlerts('pending-lapse').map((alert, place) =>
        place === 0 ? { ...alert, lapseDate: '2026-03-16', alertDate: '2026-01-05' } : alert,
      ),
    ),
    soonest: { isSoonestFirst: false, onSoonestFirstChange: fn() },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Time' })).toHaveValue('past-7')
    await expect(canvas.getByText(/ lapses today$/)).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: /^View / }))
    await expect(args.onAlertOpen).toHaveBeenCalledWith(args.loaded.rows[0])
  },
}

export const ChooseTheActivityType: Story = {
  play: async ({ args, canvas }) => {
    const choice = canvas.getByRole('combobox', { name: 'Activity Type' })
    const options = within(choice).getAllByRole('option')
    await expect(options.map((option) => option.textContent)).toEqual([
      'Pending Lapse',
      'Terminated',
      'Contract Changes',
      'Disbursements',
      'Service',
      'Missed Payments',
      'All',
    ])
    await userEvent.selectOptions(choice, 'Disbursements')
    await expect(args.onTypeSelect).toHaveBeenCalledWith('disburse')
  },
}

/** A press on a row shows its contract, and so does the button at its end. */
export const OpenAContract: Story = {
  ...desktop,
  play: async ({ args, canvas }) => {
    await userEvent.click((await canvas.findAllByRole('gridcell', { name: 'Keystone Whole Life' }))[0] ?? document.body)
    await expect(args.onAlertOpen).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Contract details of Kwame Osei' }))
    await expect(args.onAlertOpen).toHaveBeenCalledTimes(2)
  },
}

/** The time filter offers eight choices; with All also the old and the undated alerts are shown. */
export const AllOfTheTime: Story = {
  ...desktop,
  play: async ({ args, canvas }) => {
    const time = canvas.getByRole('combobox', { name: 'Time' })
    const options = within(time).getAllByRole('option')
    await expect(options.map((option) => option.textContent)).toEqual([
      'All',
      'Today',
      ...[3, 7, 14, 30, 60, 90].map((days) => `Past ${days} days`),
    ])
    await userEvent.selectOptions(time, 'All')
    await expect(args.list.state.onFiltersChange).toHaveBeenLastCalledWith({ time: 'all' })
    await expect(await canvas.findByText('Showing 10 in All')).toBeVisible()
  },
}

export const Sorted: Story = {
  ...desktop,
  args: { list: storyList(inforceLists.all, { page: 2 }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Owner Name' }))
    await expect(args.list.state.onSortChange).toHaveBeenCalledWith({ columnId: 'owner-name', direction: 'ascending' })
    await expect(await canvas.findByText(/^Showing 1 - /)).toBeVisible()
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent("Aoife O'Sullivan-Ibáñez")
  },
}

export const Loading: Story = {
  args: withAlerts([], 'loading'),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Loading alerts')).length).toBeGreaterThan(0)
  },
}

export const Empty: Story = {
  args: withAlerts([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no results.')).toBeVisible()
    await expect(canvas.getByText('Showing 0 in All')).toBeVisible()
  },
}

/** Alerts that are older than a week lead out of the filter that hides them. */
export const NothingThisWeek: Story = {
  args: withAlerts(inforceScreenArgs.loaded.rows.filter(({ alertType }) => alertType === 'Address')),
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('There are no results.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }))
    await expect(args.list.state.onFiltersChange).toHaveBeenLastCalledWith({ name: '', agent: 'all', time: 'all' })
    await expect(await canvas.findByText('Showing 1 in All')).toBeVisible()
  },
}

export const LoadFailed: Story = { name: 'Error', args: withAlerts([], 'error') }

/** A long text of an alert, a right-to-left name, an alert without owner, one of an unknown type without a date. */
export const LongContent: Story = {
  ...desktop,
  args: { list: storyList(inforceLists.all, { pageSize: 25, filters: { ...defaultInforceFilters, time: 'all' } }) },
}

/** Below 768 px each alert is a card. */
export const Narrow: Story = {
  tags: ['!autodocs'],
  ...phone,
  play: async ({ canvas }) => {
    const cards = await canvas.findByRole('list', { name: 'All alerts' })
    await expect(cards.children).toHaveLength(5)
    await expect(within(cards).getAllByText(/^(?:For you: |For your information|Lapses )/)).toHaveLength(5)
  },
}
