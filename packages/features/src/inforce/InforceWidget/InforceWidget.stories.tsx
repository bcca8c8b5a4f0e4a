import { inforceTypes, inforceWidgetLists } from '@producer-portal/domain/inforce'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within, waitFor } from 'storybook/test'
import { storyList } from '../../testing/story-list.js'
import { phone } from '../../testing/windows.js'
import { inforceWidgetArgs, toLists, storyLists, storyTypes, WorkingInforceWidget } from './inforce-widget.fixture.js'
import { InforceWidget } from './InforceWidget.js'

const longName = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh, Maximiliana Théodora the Younger'

const meta = {
  title: 'Features/In-force/InforceWidget',
  component: InforceWidget,
  args: inforceWidgetArgs,
  render: (args) => <WorkingInforceWidget {...args} />,
  argTypes: { lists: { control: false }, chart: { control: false } },
} satisfies Meta<typeof InforceWidget>
export default meta
type Story = StoryObj<typeof meta>

const tabNames = [
  'Pending Lapse',
  'Disbursements',
  'Missed Payments',
  'Terminated',
  'Service',
  'Contract Changes',
  'All',
]

/** Seven tabs in their order, each with its count and its ways to the list. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(
      tabNames.map((label, place) => `${label} (${storyLists[storyTypes[place] ?? 'all'].rows.length})`),
    )
    for (const [place, type] of storyTypes.entries()) {
      const { segment } = inforceTypes[type]
      await userEvent.click(canvas.getByRole('tab', { name: new RegExp(`^${tabNames[place]} \\(`) }))
      const spreadsheet = canvas.getByRole('link', { name: 'View In-Force Spreadsheet' })
      await expect(spreadsheet).toHaveAttribute('href', `/inforce-business/${segment}?time=all`)
      await expect(canvas.getByRole('link', { name: /^view all / })).toHaveAttribute(
        'href',
        `/inforce-business/${segment}?time=all`,
      )
      await expect(await canvas.findAllByRole('rowheader')).toHaveLength(Math.min(5, storyLists[type].rows.length))
    }
    await userEvent.click(canvas.getAllByRole('gridcell')[0] ?? document.body)
    await expect(args.onRowOpen).toHaveBeenCalledOnce()
  },
}

/** The soonest lapse stands above Pending Lapse, in whatever order its list is. */
export const SoonestLapse: Story = {
  args: { soonest: { isSoonestFirst: false, onSoonestFirstChange: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Soonest first' }))
    await expect(args.soonest?.onSoonestFirstChange).toHaveBeenCalledWith(true)
    await userEvent.click(canvas.getByRole('tab', { name: /^Service/ }))
    await expect(canvas.queryByRole('button', { name: 'Soonest first' })).toBeNull()
  },
}

/** A bar of the picture narrows the list to what it counts. */
export const Narrowed: Story = {
  args: { list: storyList(inforceWidgetLists.disburse) },
  play: async ({ canvas }) => {
    const all = storyLists.disburse.rows.length
    const bar = within(canvas.getByRole('group', { name: 'Alerts by type' })).getAllByRole('button')[0]
    if (!bar) throw new Error('There is no bar')
    const count = Number(/\d+$/.exec(bar.textContent)?.[0])
    await userEvent.click(bar)
    const shown = `Showing 1 - ${Math.min(5, count)} of ${count}`
    await expect(await canvas.findByText(shown)).toBeVisible()
    await expect(canvas.getByRole('tab', { name: `Disbursements (${all})` })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^More than 90 days ago/ }))
    await waitFor(() => expect(canvas.queryByText(shown)).toBeNull())
    await userEvent.click(canvas.getByRole('tab', { name: /^Service/ }))
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull()
  },
}

export const Loading: Story = {
  args: { lists: toLists(() => ({ state: 'loading', rows: [] })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Terminated (…)' })).toBeVisible()
  },
}

const emptyTexts = [
  'No in-force activity available.',
  'There are no disbursement notifications.',
  'There are no missed payment notifications.',
  'There are no terminated contract notifications.',
  'There are no service related notifications.',
  'There are no contract change notifications.',
  'There are no notifications.',
]

/** Each list says in words of its own that it is empty. */
export const Empty: Story = {
  args: { lists: toLists(() => ({ state: 'ready', rows: [] })) },
  play: async ({ canvas }) => {
    for (const [place, text] of emptyTexts.entries()) {
      await userEvent.click(canvas.getAllByRole('tab')[place] ?? document.body)
      await expect(await canvas.findByText(text)).toBeVisible()
      await expect(await canvas.findByText('Showing 0 - 0 of 0')).toBeVisible()
    }
  },
}

/** A list that failed to load doesn't affect the others. */
export const LoadFailed: Story = {
  name: 'Error',
  args: { lists: { ...storyLists, 'pending-lapse': { state: 'error', rows: [] } } },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Oops! Something went wrong.')
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await expect(args.onRefresh).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('tab', { name: /^Service/ }))
    await expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(0)
  },
}

export const LongContent: Story = {
  args: {
    lists: toLists((type) => ({
      state: 'ready',
      rows: storyLists[type].rows.map((alert) => ({
        ...alert,
        clients: alert.clients.map((client) => ({ ...client, displayName: longName })),
        agents: alert.agents.map((agent) => ({ ...agent, displayName: longName, agencyName: longName })),
        payor: longName,
        alertSubType: 'A change of the beneficiary, of the mode of payment and of the address',
      })),
    })),
  },
}

export const Narrow: Story = {
  ...phone,
  play: async ({ canvas }) => {
    const cards = within(await canvas.findByRole('list', { name: /^Pending Lapse/ }, { timeout: 10_000 }))
    await expect(cards.getAllByRole('listitem')).toHaveLength(5)
    await userEvent.click(canvas.getByRole('tab', { name: /^Pending Lapse/ }))
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tab', { name: /^All/ })).toHaveFocus()
    await expect(canvas.getByRole('tab', { name: /^All/ })).toBeVisible()
  },
}
