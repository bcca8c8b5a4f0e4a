import { mockSubmittedIllustrations } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { storyNow } from '../../testing/story-clock.js'
import { phone } from '../../testing/windows.js'
import { SubmittedIllustrations } from './SubmittedIllustrations.js'

const requests = mockSubmittedIllustrations(storyNow)
const ready = requests.find(({ isNew }) => isNew)
const fileId = ready?.file?.fileId ?? ''

const meta = {
  title: 'Features/Illustrations/SubmittedIllustrations',
  component: SubmittedIllustrations,
  args: { requests, onRetry: fn(), downloads: {}, onDownload: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: '25rem' }}>{Story()}</div>],
} satisfies Meta<typeof SubmittedIllustrations>
export default meta
type Story = StoryObj<typeof meta>

/** The progress of each request, who is notified, what was asked, and the finished illustrations. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const items = within(canvas.getByRole('list', { name: 'My requests' })).getAllByRole('listitem')
    await expect(items).toHaveLength(requests.length)
    const [received, preparing, finished, declined] = items.map((item) => within(item))
    await expect(received?.getByText('Received')).toBeVisible()
    await expect(received?.getByText("We'll text you when it's ready.")).toBeVisible()
    await expect(received?.getByText(/^IR-100047, requested/)).toBeVisible()
    await expect(received?.getByText('Waiting for the home office.')).toBeVisible()
    await expect(received?.queryByRole('button', { name: /^Download/ })).toBeNull()
    await expect(preparing?.getByText('In preparation')).toBeVisible()
    await expect(preparing?.getByText(/^Grace Hale of the home office has been preparing it since/)).toBeVisible()
    await expect(finished?.getByText('Prepared by Grace Hale')).toBeVisible()
    await expect(declined?.getByText('Declined')).toBeVisible()
    await expect(declined?.getByText(/^Custom illustration, declined .* by Grace Hale$/)).toBeVisible()
    await expect(declined?.getByText(/^Reason: The lowest face amount/)).toBeVisible()
    if (preparing) await userEvent.click(preparing.getByRole('button', { name: 'What you asked for' }))
    await expect(preparing?.getByText(/^Reduced paid-up at age 67/)).toBeVisible()
    await expect(finished?.getByText('New')).toBeVisible()
    if (finished) await userEvent.click(finished.getByRole('button', { name: /^Download illustration/ }))
    await expect(args.onDownload).toHaveBeenCalledWith(ready?.file)
  },
}

/** The request that was sent on this visit stands out, and no other. */
export const JustSent: Story = {
  args: { justSentNo: requests[0]?.requestNo ?? null },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Just sent')).toHaveLength(1)
    await expect(canvas.getByText('Just sent').closest('li')).toHaveTextContent(/IR-100047/)
  },
}

/** Requests by someone else for the user, who is notified and opens the illustration as well. */
export const RequestedByAnother: Story = {
  name: 'Requested by someone else',
  args: {
    requests: requests.map((request) => ({
      ...request,
      requestedBy: { fullName: 'Adaeze Okafor', isSelf: false },
    })),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^IR-100043, requested .* by Adaeze Okafor for Elena Rivera$/)).toBeVisible()
    const [download] = canvas.getAllByRole('button', { name: /^Download illustration/ })
    if (download) await userEvent.click(download)
    await expect(args.onDownload).toHaveBeenCalledWith(ready?.file)
  },
}

export const Downloading: Story = {
  args: { downloads: { [fileId]: 'busy' } },
  play: async ({ args, canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: /^Download/ })
    if (first) await userEvent.click(first)
    await expect(args.onDownload).not.toHaveBeenCalled()
  },
}

export const DownloadFailed: Story = {
  name: 'Error: not downloaded',
  args: { downloads: { [fileId]: 'failed' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("We couldn't download In-Force Illustration IR-100043.pdf. Try again.")).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onDownload).toHaveBeenCalledWith(ready?.file)
  },
}

/** The newest five at first, then all. */
export const Many: Story = {
  name: 'Long content',
  args: {
    requests: requests.flatMap((request) =>
      [1, 2, 3].map((copy) => ({
        ...request,
        requestNo: `${request.requestNo}${copy}`,
        clientName: 'Wilhelmina Charlotte von Hohenfels-Lindenbaum zu Rosenau',
        productType: 'Keystone Survivorship Whole Life with Extended Care Rider',
      })),
    ),
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'My requests' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(5)
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 15 requests' }))
    await expect(within(list).getAllByRole('listitem')).toHaveLength(15)
    await expect(list).toHaveFocus()
  },
}

export const Loading: Story = { args: { requests: 'loading' } }

export const Empty: Story = {
  args: { requests: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You haven't requested any illustrations yet.")).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'Error: not loaded',
  args: { requests: 'error' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Narrow: Story = { ...phone }
