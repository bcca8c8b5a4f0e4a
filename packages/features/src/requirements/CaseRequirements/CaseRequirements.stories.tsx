import { markSent, type RequirementBucket } from '@producer-portal/domain/requirements'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { dialogInUse } from '../../testing/dialog-in-use.js'
import { dialogFitsWindow } from '../../testing/fits-window.js'
import { storyNow } from '../../testing/story-clock.js'
import { phone } from '../../testing/windows.js'
import { inFrame, physicianStatement, volkovName, volkovRequirements } from '../requirement.fixture.js'
import { CaseRequirements } from './CaseRequirements.js'

const meta = {
  title: 'Features/Requirements/CaseRequirements',
  component: CaseRequirements,
  tags: ['!autodocs'],
  args: {
    isOpen: true,
    caseName: volkovName,
    requirements: volkovRequirements,
    tab: 'agent-tasks',
    onClose: fn(),
    onTabChange: fn(),
    onRetry: fn(),
    onUploadOpen: fn(),
    onCommentOpen: fn(),
    onStatusOpen: fn(),
  },
  parameters: inFrame,
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof CaseRequirements>
export default meta
type Story = StoryObj<typeof meta>

/** Holds the tab, as the page does. */
function Held({ tab: first, onTabChange, ...args }: ComponentProps<typeof CaseRequirements>) {
  const [tab, setTab] = useState<RequirementBucket>(first)
  const select = (next: RequirementBucket) => {
    setTab(next)
    onTabChange(next)
  }
  return <CaseRequirements {...args} tab={tab} onTabChange={select} />
}

const panel = () => screen.findByRole('dialog', { name: 'Case Requirements' })
const tabNames = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('tab')
    .map(({ textContent }) => textContent)

/** Four tabs with their counts; each requirement is in one of them. */
export const Default: Story = {
  tags: ['autodocs'],
  play: async ({ args }) => {
    const dialog = await panel()
    await expect(dialog).toHaveAccessibleDescription(volkovName)
    await expect(tabNames(dialog)).toEqual(['Agent Tasks (1)', 'Home Office Tasks (1)', 'Uploaded (1)', 'Received (3)'])
    const card = within(dialog).getByRole('article', { name: 'Attending physician statement' })
    await expect(within(card).getByText('Required')).toBeInTheDocument()
    await userEvent.click(within(card).getByRole('button', { name: /^Upload documents/ }))
    await expect(args.onUploadOpen).toHaveBeenCalledWith(physicianStatement)
    await userEvent.click(within(card).getByRole('button', { name: /^Comment on/ }))
    await expect(args.onCommentOpen).toHaveBeenCalledWith(physicianStatement)
    await userEvent.click(within(card).getByRole('button', { name: /^Status Details/ }))
    await expect(args.onStatusOpen).toHaveBeenCalledWith(physicianStatement)
  },
}

/** The case is shared with the user; sending documents and comments for it is not. */
export const AnswersNotShared: Story = {
  tags: ['autodocs'],
  args: {
    note: 'Requirement uploads are not shared with you. Ask your agency manager to share them.',
    onUploadOpen: undefined,
    onCommentOpen: undefined,
  },
}

/** A requirement of the home office takes no answer from the producer. */
export const HomeOfficeTasks: Story = {
  args: { tab: 'home-office-tasks' },
  play: async () => {
    const card = within(await panel()).getByRole('article', { name: 'Blood profile' })
    await expect(within(card).getByText('Ordered')).toBeInTheDocument()
  },
}

/** A document that was uploaded can't be uploaded again; the button says why. */
export const Uploaded: Story = {
  args: { tab: 'uploaded' },
  play: async ({ args }) => {
    const dialog = await panel()
    const upload = within(dialog).getByRole('button', { name: 'Upload documents for Urinalysis' })
    await userEvent.click(upload)
    await expect(args.onUploadOpen).not.toHaveBeenCalled()
    await waitFor(() => expect(upload).toHaveAccessibleDescription('Already received'))
    await expect(within(dialog).queryByRole('button', { name: /^Comment on/ })).toBeNull()
  },
}

/** Received first, then what is resolved, newest first, each with the word that producers read. */
export const Received: Story = {
  tags: ['autodocs'],
  args: { tab: 'received' },
  play: async () => {
    const cards = within(await panel()).getAllByRole('article')
    const texts = cards.map((card) => within(card).getByText(/^(Received|Not In Good Order|Void)$/).textContent)
    await expect(texts).toEqual(['Received', 'Not In Good Order', 'Void'])
  },
}

/** A sent answer is under Uploaded with its receipt until the server reports it. */
export const JustSent: Story = {
  args: {
    tab: 'uploaded',
    sent: {
      now: storyNow,
      markers: [
        markSent(physicianStatement, new Date(storyNow.getTime() - 300_000), [
          { name: 'statement-dr-feld.pdf', size: 2_411_724 },
          { name: 'lab-results.pdf', size: 481_280 },
        ]),
      ],
    },
  },
  play: async () => {
    const dialog = await panel()
    await expect(tabNames(dialog).slice(0, 3)).toEqual(['Agent Tasks (0)', 'Home Office Tasks (1)', 'Uploaded (2)'])
    const card = within(dialog).getByRole('article', { name: 'Attending physician statement' })
    await expect(within(card).getByText(/^Sent \d+:\d\d [AP]M; status may take up to 30 minutes$/)).toBeInTheDocument()
    await expect(within(card).getByText(/^statement-dr-feld\.pdf/)).toBeInTheDocument()
    await expect(within(card).queryByText('Required')).toBeNull()
    const status = within(card).getByText('Sent, updating').closest<HTMLElement>('[tabindex="0"]')
    status?.focus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(/Required/)
    const upload = within(card).getByRole('button', { name: /^Upload documents/ })
    await expect(upload).toHaveAttribute('aria-disabled', 'true')
  },
}

const twin = { ...physicianStatement, id: 'twin' }
const twins = [physicianStatement, twin]

/** Two that are the same in everything have numbers, in the names of their buttons too. */
export const SameType: Story = {
  args: { requirements: twins },
  play: async () => {
    const buttons = within(await panel()).getAllByRole('button', { name: /^Comment on/ })
    const names = buttons.map((button) => button.getAttribute('aria-label'))
    await expect(names).toEqual([expect.stringMatching(/ · #[12] · /), expect.stringMatching(/ · #[12] · /)])
    await expect(new Set(names).size).toBe(2)
    await expect(screen.getByRole('article', { name: 'Attending physician statement #1' })).toBeInTheDocument()
  },
}

/** A comment isn't taken twice where no documents are wanted. */
export const CommentSent: Story = {
  args: {
    tab: 'uploaded',
    requirements: [{ ...physicianStatement, uploadEnabled: false }],
    sent: { now: storyNow, markers: [markSent(physicianStatement, storyNow)] },
  },
  play: async ({ args }) => {
    const comment = within(await panel()).getByRole('button', { name: /^Comment on/ })
    await expect(comment).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(comment)
    await expect(args.onCommentOpen).not.toHaveBeenCalled()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Already sent')
  },
}

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    const dialog = await panel()
    // It takes the focus a moment after it has come
    await waitFor(() => expect(dialog).toHaveFocus())
    within(dialog).getByRole('tab', { name: 'Agent Tasks (1)' }).focus()
    await userEvent.keyboard('{End}')
    await expect(args.onTabChange).toHaveBeenLastCalledWith('received')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const Loading: Story = {
  tags: ['autodocs'],
  args: { state: 'loading', requirements: [] },
  play: async () => {
    await expect(within(await panel()).getByRole('status')).toHaveTextContent('Loading requirements')
  },
}

/** A new case. */
export const Empty: Story = {
  tags: ['autodocs'],
  args: { requirements: [] },
  play: async () => {
    const dialog = await panel()
    await expect(
      within(dialog).getByText(
        'Your new application is still being processed by our system. Please, check back soon for details around case requirements when available.',
      ),
    ).toBeInTheDocument()
    await expect(within(dialog).queryByRole('tab')).toBeNull()
  },
}

/** Nothing for the user, and a way to what is still open. */
export const NothingToSend: Story = {
  name: 'Empty: nothing to send',
  args: { requirements: volkovRequirements.slice(1) },
  play: async ({ args }) => {
    const dialog = await panel()
    await expect(within(dialog).getByText('Nothing for you to send')).toBeInTheDocument()
    await expect(within(dialog).getByText('1 item is with the home office.')).toBeInTheDocument()
    await userEvent.click(within(dialog).getByRole('button', { name: 'View Home Office Tasks' }))
    await expect(args.onTabChange).toHaveBeenLastCalledWith('home-office-tasks')
    await expect(within(dialog).getByRole('article', { name: 'Blood profile' })).toBeInTheDocument()
  },
}

export const AllSet: Story = {
  name: 'Empty: all set',
  args: { requirements: volkovRequirements.filter(({ status }) => status === 'Received' || status === 'Waived') },
  play: async () => {
    await expect(within(await panel()).getByText('All set. Every requirement is in.')).toBeInTheDocument()
  },
}

export const LoadFailed: Story = {
  tags: ['autodocs'],
  name: 'Error',
  args: { state: 'error', requirements: [] },
  play: async ({ args }) => {
    const dialog = await panel()
    await expect(within(dialog).getByRole('alert')).toHaveTextContent('An error occurred while loading the details.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** An unknown status and an unknown origin are shown as they are, in a tab of their own; a name may be missing. */
export const UnknownWords: Story = {
  args: {
    tab: 'other',
    requirements: [
      { ...physicianStatement, id: 'odd-1', status: 'Awaiting Courier', pendingReqType: null, comments: null },
    ],
  },
  play: async () => {
    const card = within(await panel()).getByRole('article', { name: 'Unnamed requirement' })
    await expect(within(card).getByText('Awaiting Courier')).toBeInTheDocument()
    await expect(within(await panel()).getByRole('tab', { name: 'Other Status (1)' })).toBeVisible()
    await expect(within(await panel()).getByRole('tab', { name: 'Received (0)' })).toBeVisible()
  },
}

export const LongContent: Story = {
  name: 'Long content',
  args: {
    caseName: 'Wilhelmina Charlotte von Hohenfels-Lindenbaum zu Rosenau · 0100100105',
    requirements: Array.from({ length: 14 }, (_, index) => ({
      ...physicianStatement,
      id: `long-${index}`,
      pendingReqType:
        index === 0
          ? 'Attending physician statement with all records, images and laboratory results of the last ten years'
          : physicianStatement.pendingReqType,
      status: index === 0 ? 'Pending Missing Data' : physicianStatement.status,
      comments: 'Dr. Feld, 555-0142; records for the last five years, including test results, are needed. '.repeat(4),
    })),
  },
  play: dialogFitsWindow,
}

/** All four tabs are in view, two by two. */
export const Narrow: Story = {
  ...phone,
  parameters: inFrame,
  play: async () => {
    const dialog = await panel()
    const tabs = within(dialog).getAllByRole('tab')
    const [first, second, third] = tabs.map((tab) => tab.getBoundingClientRect())
    await expect(second?.top).toBe(first?.top)
    await expect(third?.left).toBe(first?.left)
    for (const tab of tabs) {
      await expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(dialog.getBoundingClientRect().right)
    }
  },
}

export const InUse: Story = dialogInUse(Held, { closedBy: ['onClose'] })
