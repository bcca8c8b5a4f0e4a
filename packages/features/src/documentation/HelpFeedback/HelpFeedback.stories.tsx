import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { phone } from '../../testing/windows.js'
import { notReached, notSaved, saved as wasSaved } from '../../testing/results.js'
import { HelpFeedback } from './HelpFeedback.js'

const meta = {
  title: 'Features/Documentation/HelpFeedback',
  component: HelpFeedback,
  args: {
    saved: { isHelpful: null, comment: '' },
    comment: '',
    onCommentChange: fn(),
    onSave: fn(),
    onRetry: fn(),
  },
  render: function Render({ comment, onCommentChange, ...args }) {
    const [text, setText] = useState(comment)
    const change = (next: string) => {
      setText(next)
      onCommentChange(next)
    }
    return <HelpFeedback {...args} comment={text} onCommentChange={change} />
  },
} satisfies Meta<typeof HelpFeedback>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing is chosen yet, and there is nothing to comment on. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Was this helpful?' })).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'No' }))
    await expect(args.onSave).toHaveBeenCalledWith({ isHelpful: false, comment: '' }, 'choice')
  },
}

export const Loading: Story = {
  args: { state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Error: Story = {
  args: { state: 'error' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("We couldn't load your earlier answer. Try again.")
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** The answer was saved; it can be changed, and a comment added. */
export const Answered: Story = {
  args: { saved: { isHelpful: true, comment: '' }, outcome: { result: wasSaved, part: 'choice' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Yes', pressed: true })).toBeVisible()
    await expect(
      canvas.getByText('Thank you. You can change your answer at any time.', { selector: 'p' }),
    ).toBeVisible()
    const box = canvas.getByRole('textbox', { name: 'What was helpful? (optional)' })
    await userEvent.click(canvas.getByRole('button', { name: 'Send Comment' }))
    await expect(box).toHaveAccessibleDescription(/Enter a comment first\./)
    await expect(box).toHaveFocus()
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.type(box, ' The steps. ')
    await userEvent.click(canvas.getByRole('button', { name: 'Send Comment' }))
    await expect(args.onSave).toHaveBeenCalledWith({ isHelpful: true, comment: 'The steps.' }, 'comment')
    await userEvent.click(canvas.getByRole('button', { name: 'No', pressed: false }))
    await expect(args.onSave).toHaveBeenLastCalledWith({ isHelpful: false, comment: '' }, 'choice')
  },
}

/** An earlier comment can be changed, or taken back by sending it empty. */
export const EarlierComment: Story = {
  args: {
    saved: { isHelpful: false, comment: 'A picture would help.' },
    comment: 'A picture would help.',
    outcome: { result: wasSaved, part: 'comment' },
  },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'What could be better? (optional)' })
    await userEvent.clear(box)
    await userEvent.click(canvas.getByRole('button', { name: 'Send Comment' }))
    await expect(args.onSave).toHaveBeenCalledWith({ isHelpful: false, comment: '' }, 'comment')
  },
}

/** While the comment is sent, pressing again does nothing. */
export const Sending: Story = {
  args: { saved: { isHelpful: false, comment: '' }, comment: 'Too short.', saving: 'comment' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Comment' }))
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

/** The service refused or failed: nothing typed is lost. */
export const NotSaved: Story = {
  args: {
    saved: { isHelpful: false, comment: '' },
    comment: 'Too short.',
    outcome: { result: notSaved, part: 'comment' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("We couldn't send your comment.Try again.")
    await expect(canvas.getByRole('textbox')).toHaveValue('Too short.')
  },
}

/** Without a connection the choice stays open. */
export const Offline: Story = {
  args: { outcome: { result: notReached, part: 'choice' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      "We couldn't save your answer.Check your internet connection and try again.",
    )
    await expect(canvas.getAllByRole('button', { pressed: false })).toHaveLength(2)
  },
}

/** More than fits may be pasted, to be shortened. */
export const LongContent: Story = {
  args: { saved: { isHelpful: false, comment: '' }, comment: 'Überwachung '.repeat(50) },
  globals: { viewport: { value: '320-640', isRotated: false } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Shorten your comment to 500 characters\./)
    await userEvent.click(canvas.getByRole('button', { name: 'Send Comment' }))
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}
export const Narrow: Story = { args: { saved: { isHelpful: true, comment: '' } }, ...phone }
