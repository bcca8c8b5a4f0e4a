import { mockWorklist } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { storyNow } from '../../testing/story-clock.js'
import { phone } from '../../testing/windows.js'
import { Worklist } from './Worklist.js'

const work = mockWorklist(storyNow)
const [first] = work.items

const meta = {
  title: 'Features/Dashboard/Worklist',
  component: Worklist,
  args: {
    work,
    getItemHref: ({ contract }) => `#${contract.contractNo}`,
    getListHref: (reason) => `#${reason}`,
    onRetry: fn(),
  },
} satisfies Meta<typeof Worklist>
export default meta
type Story = StoryObj<typeof meta>

/** Each item has one next step, and below them each list with all of it is counted. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'Needs you' }))
    const items = region.getAllByRole('listitem')
    await expect(items).toHaveLength(work.items.length)
    for (const item of items) await expect(within(item).getAllByRole('link')).toHaveLength(1)
    await expect(region.getByText('tomorrow')).toBeVisible()
    await expect(region.getByRole('link', { name: '1 lapse within 7 days' })).toHaveAttribute('href', '#lapse-soon')
    await expect(region.getByRole('link', { name: /^\d+ requirements in \d+ cases$/ })).toHaveAttribute(
      'href',
      '#requirements',
    )
  },
}

export const Loading: Story = { args: { work: 'loading' } }

export const LoadFailed: Story = {
  name: 'Error',
  args: { work: 'error' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("We couldn't load what needs you. Try again.")
    await expect(canvas.queryByText(/caught up/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Empty: Story = {
  args: { work: { items: [], counts: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You're all caught up.")).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

const long =
  'Wolfeschlegelsteinhausenbergerdorff-Constantinopolitanus Maximiliana Theodora, Trustees of the Family Trust'

export const LongContent: Story = {
  args: {
    work: {
      items: first ? [{ ...first, client: long }, ...work.items.slice(1).map((item) => ({ ...item, name: long }))] : [],
      counts: work.counts.map((each) => ({ ...each, count: 10_204 })),
    },
  },
}

export const Narrow: Story = {
  ...phone,
  args: LongContent.args,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}
