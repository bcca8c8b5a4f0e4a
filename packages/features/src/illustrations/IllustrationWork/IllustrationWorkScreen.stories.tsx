import { mostIllustrationWork } from '@producer-portal/domain/illustrations'
import { mockIllustrationWork } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { storyNow } from '../../testing/story-clock.js'
import { phone } from '../../testing/windows.js'
import { useState } from 'react'
import { IllustrationWorkScreen, type IllustrationWorkScreenProps } from './IllustrationWorkScreen.js'

const requests = mockIllustrationWork(storyNow)
const [first] = requests
const closed = requests.filter(({ state }) => state === 'declined')
const long = requests.flatMap((request) =>
  Array.from({ length: 4 }, (_, copy) => ({
    ...request,
    requestNo: `${request.requestNo}${copy}`,
    state: 'waiting' as const,
    taken: null,
    closedAt: null,
    file: null,
    declineReason: null,
    clientName: 'Wilhelmina Charlotte von Hohenfels-Lindenbaum zu Rosenau',
    productType: 'Keystone Survivorship Whole Life with Extended Care Rider',
    instructions: 'Reduced paid-up at age 67 with dividends buying paid-up additions until then. '.repeat(20),
  })),
)

/** A page that keeps the view. */
function Page(props: IllustrationWorkScreenProps) {
  const [view, setView] = useState(props.view)
  const change = (next: typeof view) => {
    setView(next)
    props.onViewChange(next)
  }
  return <IllustrationWorkScreen {...props} view={view} onViewChange={change} />
}

/** A page whose requests are taken at once. */
function TakingPage(props: IllustrationWorkScreenProps) {
  const [takenNo, setTakenNo] = useState<string | null>(null)
  const taken = { id: props.userId, by: 'Grace Hale', at: storyNow.toISOString() }
  const all = long.map((request) =>
    request.requestNo === takenNo ? { ...request, state: 'taken' as const, taken } : request,
  )
  return (
    <Page
      {...props}
      work={{ requests: all, open: all.length }}
      done={takenNo === null ? null : { requestNo: takenNo, act: 'taken' }}
      onTake={({ requestNo }) => setTakenNo(requestNo)}
    />
  )
}

const meta = {
  title: 'Features/Illustrations/IllustrationWorkScreen',
  component: IllustrationWorkScreen,
  render: (args) => <Page {...args} />,
  args: {
    view: 'waiting',
    onViewChange: fn(),
    downloads: {},
    onDownload: fn(),
    onReplace: fn(),
    work: { requests, open: 2 },
    userId: 'hale',
    onTake: fn(),
    onRelease: fn(),
    onDecline: fn(),
    onFinish: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof IllustrationWorkScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Waiting requests, oldest first, which are taken from here. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const [item, ...more] = within(canvas.getByRole('tabpanel')).getAllByRole('listitem')
    await expect(more).toEqual([])
    await expect(item).toHaveTextContent(
      /^Due .*Kwame Osei.*Basic illustration.*IR-100047, requested .* by Elena Rivera for Elena Rivera/,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Take IR-100047' }))
    await expect(args.onTake).toHaveBeenCalledWith(expect.objectContaining({ requestNo: 'IR-100047' }))
    await expect(canvas.getByRole('region', { name: 'Illustration Requests' })).toHaveFocus()
  },
}

/** Where a request went is said in its place, with the way there. */
export const Taken: Story = {
  args: { work: { requests: long, open: long.length } },
  render: (args) => <TakingPage {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take IR-1000471' }))
    const place = canvas.getByText('IR-1000471 is yours.').closest('li')
    await expect(place).toHaveFocus()
    await expect(place?.previousElementSibling).toHaveTextContent('IR-1000470')
    await userEvent.click(canvas.getByRole('button', { name: 'Show under Yours' }))
    await expect(args.onViewChange).toHaveBeenCalledWith('own')
    await expect(canvas.getByRole('button', { name: 'Give back IR-1000471' })).toBeVisible()
  },
}

/** One of the user's own: its PDF is uploaded, or it is declined with a reason, or given back. */
export const Yours: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /^Yours/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'What was asked for' }))
    await expect(canvas.getByText(/^Reduced paid-up at age 67/)).toBeVisible()
    const file = new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' })
    const input = canvas.getByLabelText('Upload PDF IR-100046')
    await userEvent.upload(input, file)
    await expect(args.onFinish).toHaveBeenCalledWith(expect.objectContaining({ requestNo: 'IR-100046' }), file)
    await userEvent.click(canvas.getByRole('button', { name: 'Give back IR-100046' }))
    await expect(args.onRelease).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Decline IR-100046' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline IR-100046?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Decline Request' }))
    await expect(await dialog.findByText('Enter a reason.')).toBeVisible()
    await expect(args.onDecline).not.toHaveBeenCalled()
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'The policy has lapsed.')
    await userEvent.click(dialog.getByRole('button', { name: 'Decline Request' }))
    await expect(args.onDecline).toHaveBeenCalledWith(
      expect.objectContaining({ requestNo: 'IR-100046' }),
      'The policy has lapsed.',
    )
  },
}

/** A request of somebody else can be taken over. */
export const WithOthers: Story = {
  args: { userId: 'moreau' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /^With others/ }))
    await expect(canvas.getByText(/^With Grace Hale since/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Take over IR-100046' }))
    await expect(args.onTake).toHaveBeenCalledWith(expect.objectContaining({ requestNo: 'IR-100046' }))
  },
}

/** Ready and declined requests, and who did it. The file that was sent can be downloaded, and replaced. */
export const Closed: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /^Closed/ }))
    await expect(args.onViewChange).toHaveBeenCalledWith('closed')
    await userEvent.click(canvas.getByRole('button', { name: 'Download illustration IR-100043' }))
    await expect(args.onDownload).toHaveBeenCalledWith(expect.objectContaining({ requestNo: 'IR-100043' }))
    const file = new File(['%PDF-1.7'], 'b.pdf', { type: 'application/pdf' })
    await userEvent.upload(canvas.getByLabelText('Replace PDF IR-100043', { selector: 'input' }), file)
    await expect(args.onReplace).toHaveBeenCalledWith(expect.objectContaining({ requestNo: 'IR-100043' }), file)
    const panel = within(canvas.getByRole('tabpanel'))
    await expect(panel.getByText(/^Ready since .*, prepared by an outside system$/)).toBeVisible()
    await expect(panel.getByText(/^Declined .* by you$/)).toBeVisible()
    await expect(panel.getByText(/^Reason: The lowest face amount/)).toBeVisible()
    await expect(panel.getByText(/^In-Force Illustration IR-100043\.pdf/)).toBeVisible()
    await expect(panel.queryByRole('button', { name: /^Take/ })).toBeNull()
  },
}

/** A file that couldn't be downloaded. */
export const DownloadFailed: Story = {
  args: { view: 'closed', downloads: { 'IR-100043': 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^We couldn't download In-Force Illustration IR-100043\.pdf/)).toBeVisible()
  },
}

/** More requests are closed than are listed. */
export const ManyClosed: Story = {
  args: {
    view: 'closed',
    work: {
      requests: Array.from({ length: mostIllustrationWork }, (_, index) => `IR-${200_000 + index}`).flatMap(
        (requestNo) => closed.slice(0, 1).map((request) => ({ ...request, requestNo })),
      ),
      open: 0,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The 500 requests that were closed last.')).toBeVisible()
  },
}

/** The search looks in the view that is open. */
export const Searched: Story = {
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Client, policy, agent or number' })
    await userEvent.type(search, 'osei')
    await expect(canvas.getByRole('heading', { name: 'Kwame Osei' })).toBeVisible()
    await userEvent.type(search, 'x')
    await expect(canvas.getByText('No request matches “oseix”.')).toBeVisible()
  },
}

export const Saving: Story = {
  args: { pending: first?.requestNo ?? '', work: { requests: long.slice(0, 1), open: 1 } },
}

export const Empty: Story = {
  args: { work: { requests: [], open: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No requests here.')).toBeVisible()
  },
}

export const Loading: Story = { args: { work: 'loading' } }

export const LoadFailed: Story = {
  name: 'Error',
  args: { work: 'error' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const LongContent: Story = {
  ...phone,
  args: { work: { requests: long, open: 812 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The oldest \d+ of 812 open requests\.$/)).toBeVisible()
  },
}

export const Narrow: Story = { ...phone }
