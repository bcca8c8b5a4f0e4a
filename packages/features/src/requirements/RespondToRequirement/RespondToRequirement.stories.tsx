import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { dialogInUse } from '../../testing/dialog-in-use.js'
import { dialogFitsWindow } from '../../testing/fits-window.js'
import { storyNow } from '../../testing/story-clock.js'
import { phone } from '../../testing/windows.js'
import { inFrame, physicianStatement, volkovName } from '../requirement.fixture.js'
import { RespondToRequirement } from './RespondToRequirement.js'

const meta = {
  title: 'Features/Requirements/RespondToRequirement',
  component: RespondToRequirement,
  tags: ['!autodocs'],
  args: {
    isOpen: true,
    onClose: fn(),
    requirement: physicianStatement,
    caseName: volkovName,
    comment: '',
    onCommentChange: fn(),
    onRespond: fn(),
  },
  parameters: inFrame,
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof RespondToRequirement>
export default meta
type Story = StoryObj<typeof meta>

/** Holds the text, as the page does. */
function Held({ comment: first, onCommentChange, ...args }: ComponentProps<typeof RespondToRequirement>) {
  const [comment, setComment] = useState(first)
  const change = (next: string) => {
    setComment(next)
    onCommentChange(next)
  }
  return <RespondToRequirement {...args} comment={comment} onCommentChange={change} />
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Respond to Requirement' }))
type Dialog = Awaited<ReturnType<typeof dialog>>
const field = (panel: Dialog) => panel.getByRole('textbox', { name: 'Your response' })
const respond = (panel: Dialog) => panel.getByRole('button', { name: /^Respond$/ })

/** Nothing can be sent before something was typed. */
export const Default: Story = {
  tags: ['autodocs'],
  play: async ({ args }) => {
    const panel = await dialog()
    await waitFor(() => expect(field(panel)).toHaveFocus())
    await expect(respond(panel)).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(respond(panel))
    await waitFor(() => expect(respond(panel)).toHaveAccessibleDescription('Type your response first.'))
    await userEvent.type(field(panel), ' Exam is booked for 3/20. ')
    await userEvent.click(respond(panel))
    await expect(args.onRespond).toHaveBeenCalledWith('Exam is booked for 3/20.')
  },
}

/** Characters that can't be sent are removed as they are typed, and a message says so. */
export const Stripped: Story = {
  args: { comment: 'Exam booked' },
  play: async () => {
    const panel = await dialog()
    await userEvent.type(field(panel), '<b', { initialSelectionStart: 4, initialSelectionEnd: 4 })
    await userEvent.keyboard('c')
    await expect(field(panel)).toHaveValue('Exambc booked')
    await expect(field(panel)).toHaveAccessibleDescription(/Some characters were removed\./)
  },
}

/** The counter comes at 20 characters left, not at 21. */
export const Counter: Story = {
  args: { comment: 'a'.repeat(259) },
  play: async () => {
    const panel = await dialog()
    await expect(panel.queryByText(/left$/)).toBeNull()
    await userEvent.type(field(panel), 'a')
    await expect(panel.getByText('20 characters left')).toBeInTheDocument()
    await expect(field(panel)).toBeValid()
  },
}

/** At the limit the counter warns, and the text can still be sent. */
export const AtTheLimit: Story = {
  args: { comment: 'a'.repeat(279) },
  play: async ({ args }) => {
    const panel = await dialog()
    await expect(panel.getByText('1 character left').closest('[data-spent]')).toBeNull()
    await userEvent.type(field(panel), 'a')
    await expect(panel.getByText('0 characters left').closest('[data-spent]')).not.toBeNull()
    await userEvent.click(respond(panel))
    await expect(args.onRespond).toHaveBeenCalledWith('a'.repeat(280))
  },
}

export const TooLong: Story = {
  tags: ['autodocs'],
  name: 'Error: too long',
  args: { comment: 'a'.repeat(281) },
  play: async ({ args }) => {
    const panel = await dialog()
    // The dialog brings the focus here, which would close the hint of a press before it
    await waitFor(() => expect(field(panel)).toHaveFocus())
    await expect(panel.getByText('1 character over the limit').closest('[data-spent]')).not.toBeNull()
    await expect(respond(panel)).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(respond(panel))
    await expect(args.onRespond).not.toHaveBeenCalled()
    await waitFor(() => expect(respond(panel)).toHaveAccessibleDescription(/longer than 280/))
  },
}

export const Sending: Story = {
  name: 'Loading: sending',
  args: { comment: 'Exam is booked for 3/20.', state: { kind: 'sending' } },
  play: async ({ args }) => {
    const panel = await dialog()
    const button = panel.getByRole('button', { name: /^Responding/ })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    await expect(args.onRespond).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const Sent: Story = {
  tags: ['autodocs'],
  args: { state: { kind: 'sent', sentAt: storyNow.getTime() } },
  play: async ({ args }) => {
    const panel = await dialog()
    const news = panel.getByRole('status')
    await expect(news).toHaveTextContent('Success! We have your requirement response.')
    await expect(news).toHaveTextContent('Please allow 30 minutes for this change to be reflected in our systems.')
    await expect(news).toHaveFocus()
    await expect(panel.queryByRole('textbox')).toBeNull()
    await userEvent.click(panel.getByRole('button', { name: 'Done' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** The server's first message; the text stays. */
export const Refused: Story = {
  tags: ['autodocs'],
  name: 'Error: refused',
  args: {
    comment: 'Exam is booked for 3/20.',
    state: { kind: 'failed', message: 'This requirement takes no comments any more.' },
  },
  play: async () => {
    const panel = await dialog()
    await expect(panel.getByRole('alert')).toHaveTextContent('Response Unsuccessful')
    await expect(panel.getByRole('alert')).toHaveTextContent('This requirement takes no comments any more.')
    await expect(field(panel)).toHaveValue('Exam is booked for 3/20.')
  },
}

export const NoConnection: Story = {
  name: 'Error: no connection',
  args: { comment: 'Exam is booked for 3/20.', state: { kind: 'failed', message: null } },
  play: async () => {
    const panel = await dialog()
    await expect(panel.getByRole('alert')).toHaveTextContent(
      'There was an issue connecting to our system. Please try sending your response again.',
    )
    await expect(respond(panel)).not.toHaveAttribute('aria-disabled', 'true')
  },
}

export const LongContent: Story = {
  name: 'Long content',
  args: {
    comment: 'The office of Dr. Feld needs a new authorization before it releases anything. '.repeat(3),
    requirement: { pendingReqType: 'Attending physician statement with all records, images and laboratory results' },
    caseName: 'Wilhelmina Charlotte von Hohenfels-Lindenbaum zu Rosenau · 0100100105',
  },
  play: dialogFitsWindow,
}

export const Narrow: Story = { ...phone, parameters: inFrame, play: dialogFitsWindow }

export const InUse: Story = dialogInUse(Held, { closedBy: ['onClose'] })
