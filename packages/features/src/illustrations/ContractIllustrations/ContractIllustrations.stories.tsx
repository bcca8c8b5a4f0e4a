import { mockSubmittedIllustrations } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { storyNow } from '../../testing/story-clock.js'
import { phone } from '../../testing/windows.js'
import { ContractIllustrations } from './ContractIllustrations.js'

const requests = mockSubmittedIllustrations(storyNow).slice(0, 4)

const meta = {
  title: 'Features/Illustrations/ContractIllustrations',
  component: ContractIllustrations,
  args: { requests, href: '/sales-support/illustrations/in-force-illustration-requests', onRetry: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: '36rem' }}>{Story()}</div>],
} satisfies Meta<typeof ContractIllustrations>
export default meta
type Story = StoryObj<typeof meta>

/** Each request with its state leads to the page with all of them. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Illustration requests' }))
    const [, preparing, ready, declined] = section.getAllByRole('listitem').map((item) => within(item))
    await expect(preparing?.getByText('In preparation')).toBeVisible()
    await expect(ready?.getByText(/^Ready since/)).toBeVisible()
    await expect(declined?.getByText(/^Declined \d/)).toBeVisible()
    await expect(ready?.getByRole('link', { name: 'IR-100043' })).toHaveAttribute('href', args.href)
  },
}

/** Nothing is shown, as for most contracts. */
export const Empty: Story = {
  args: { requests: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}

/** Nothing is shown, since most contracts have none. */
export const Loading: Story = { args: { requests: 'loading' } }

export const Failed: Story = {
  name: 'Error: not loaded',
  args: { requests: 'error' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Many: Story = {
  name: 'Long content',
  args: {
    requests: [1, 2, 3, 4].flatMap((copy) =>
      requests.map((each) => ({ ...each, requestNo: `${each.requestNo}${copy}` })),
    ),
  },
}

export const Narrow: Story = { ...phone }
