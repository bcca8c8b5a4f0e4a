import type { SentAnswer } from '@producer-portal/domain/requirements'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { dialogInUse } from '../../testing/dialog-in-use.js'
import { dialogFitsWindow } from '../../testing/fits-window.js'
import { phone, tablet } from '../../testing/windows.js'
import { inFrame, physicianStatement, getRequirement } from '../requirement.fixture.js'
import { StatusDetails } from './StatusDetails.js'

const meta = {
  title: 'Features/Requirements/StatusDetails',
  component: StatusDetails,
  tags: ['!autodocs'],
  args: { isOpen: true, onClose: fn(), requirement: physicianStatement },
  parameters: inFrame,
} satisfies Meta<typeof StatusDetails>
export default meta
type Story = StoryObj<typeof meta>

const dialog = () => screen.findByRole('dialog', { name: 'Status Details' })

/** The date of a step and its words: beside one another, or under one another. */
async function expectLayout(step: HTMLElement | undefined, layout: 'beside' | 'under') {
  const [date, what] = [...(step?.children ?? [])].map((part) => part.getBoundingClientRect())
  await expect(layout === 'beside' ? what?.left : what?.top).toBeGreaterThanOrEqual(
    (layout === 'beside' ? date?.right : date?.bottom) ?? Infinity,
  )
}

/** The current status on top, then a timeline of what was before, newest first, with the codes at its end. */
export const Default: Story = {
  tags: ['autodocs'],
  play: async ({ args }) => {
    const panel = await dialog()
    await expect(panel).toHaveTextContent(/Current status: Required\s*since \d\d\/\d\d\/\d{4}/)
    const history = within(panel).getByRole('list', { name: 'Status history, newest first' })
    const steps = within(history).getAllByRole('listitem')
    await expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Special authorization'),
      expect.stringContaining('Records requested'),
    ])
    await userEvent.click(within(panel).getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

const sentAnswers: readonly SentAnswer[] = [
  {
    id: 'documents',
    sentAt: '2026-03-05T16:40:00',
    receivedAt: '2026-03-05T17:02:00',
    sentBy: 'Elena Rivera',
    comment: null,
    files: [
      { name: 'statement-dr-feld.pdf', size: 482_113 },
      { name: 'lab-results.pdf', size: null },
    ],
  },
  {
    id: 'comment',
    sentAt: '2026-03-04T09:05:00',
    receivedAt: null,
    sentBy: 'Grace Lin',
    comment: "The exam is on 3/5. Dr. Feld's office sends the statement the day after.",
    files: [],
  },
]

/** Comments and documents are kept with their sender and time, newest first. */
export const Sent: Story = {
  tags: ['autodocs'],
  args: { sentAnswers },
  play: async () => {
    const list = within(await dialog()).getByRole('list', { name: 'Comments and documents sent' })
    const [documents, comment] = [...list.children]
    await expect(documents).toHaveTextContent('03/05/2026, 4:40 PM')
    await expect(documents).toHaveTextContent('Received by the home office on 03/05/2026, 5:02 PM')
    await expect(comment).not.toHaveTextContent('Received by')
    await expect(documents).toHaveTextContent('2 documents')
    await expect(documents).toHaveTextContent('statement-dr-feld.pdf · 471 KB')
    await expect(documents).toHaveTextContent('Sent by Elena Rivera')
    await expect(comment).toHaveTextContent('03/04/2026, 9:05 AM')
    await expect(comment).toHaveTextContent("Dr. Feld's office sends the statement the day after.")
    await expect(comment).toHaveTextContent('Sent by Grace Lin')
  },
}

export const SentLoading: Story = {
  name: 'Sent: loading',
  args: { sentAnswers: 'loading' },
  play: async () => {
    await expect(within(await dialog()).getByRole('status')).toHaveTextContent('Loading what was sent')
  },
}

export const SentError: Story = {
  name: 'Sent: error',
  args: { sentAnswers: 'error', onSentAnswersRetry: fn() },
  play: async ({ args }) => {
    const panel = within(await dialog())
    await waitFor(() => expect(panel.getByText("We couldn't load what was sent. Try again.")).toBeVisible())
    await userEvent.click(panel.getByRole('button', { name: 'Retry' }))
    await expect(args.onSentAnswersRetry).toHaveBeenCalledOnce()
  },
}

export const SentEmpty: Story = {
  name: 'Sent: empty',
  args: { sentAnswers: [] },
  play: async () => {
    const note = within(await dialog()).getByText('Nothing was sent from this portal.')
    await waitFor(() => expect(note).toBeVisible())
  },
}

/** Twelve files with long names and a comment of 280 characters, on a phone. */
export const SentLongContent: Story = {
  ...phone,
  name: 'Sent: long content',
  args: {
    sentAnswers: [
      {
        id: 'documents',
        sentAt: '2026-03-05T16:40:00',
        sentBy: 'Maximiliana Featherstonehaugh-Konstantinopoulos',
        receivedAt: '2026-03-05T17:02:00',
        comment: null,
        files: Array.from({ length: 12 }, (_, index) => ({
          name: `attending_physician_statement_page_${index + 1}_of_the_second_scan_with_better_contrast.pdf`,
          size: 26_214_400,
        })),
      },
      {
        id: 'comment',
        sentAt: '2026-03-04T09:05:00',
        sentBy: 'Grace Lin',
        receivedAt: null,
        comment: 'W'.repeat(280),
        files: [],
      },
    ],
  },
  play: async () => {
    const panel = await dialog()
    await expect(within(panel).getByText(/page_12_of/)).toBeInTheDocument()
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth)
  },
}

export const NoHistory: Story = {
  tags: ['autodocs'],
  name: 'Empty: no history',
  args: { requirement: getRequirement('Mini exam') },
  play: async () => {
    const panel = await dialog()
    await expect(within(panel).queryByRole('list')).toBeNull()
    await expect(panel).toHaveTextContent('Current status: Void')
  },
}

export const NothingKnown: Story = {
  name: 'Empty: nothing known',
  args: { requirement: { pendingReqType: null, status: null, statusCode: null, statusDate: null, subStatuses: [] } },
  play: async () => {
    await expect(await dialog()).toHaveTextContent('Current status: No statusNo date')
  },
}

export const LongContent: Story = {
  name: 'Long content',
  args: {
    requirement: {
      ...physicianStatement,
      subStatuses: Array.from({ length: 20 }, (_, index) => ({
        id: String(index),
        subStatusCode: `S${index}`,
        subStatusDescription:
          'Physician requires a special authorization before any records are released to the carrier',
        subStatusDate: `2026-02-${String(index + 1).padStart(2, '0')}`,
      })),
    },
  },
  play: dialogFitsWindow,
}

/** 768 px: date and status side by side. */
export const Tablet: Story = {
  ...tablet,
  parameters: inFrame,
  play: async () => expectLayout(within(await dialog()).getAllByRole('listitem')[0], 'beside'),
}

/** 767 px and less: the one under the other. */
export const Narrow: Story = {
  globals: { viewport: { value: '767-812', isRotated: false } },
  parameters: inFrame,
  play: async () => expectLayout(within(await dialog()).getAllByRole('listitem')[0], 'under'),
}

export const InUse: Story = dialogInUse(StatusDetails, { closedBy: ['onClose'] })
