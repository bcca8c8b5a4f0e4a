import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { OpenedByButton } from '../../testing/stories/OpenedByButton.js'
import { type Guidance, sheetParameters } from '../../testing/stories/component-page.js'
import { ConfirmModal, type ConfirmModalProps } from './ConfirmModal.js'

const guidance = {
  when: [
    'To ask before something is lost: unsaved changes, documents not sent, settings that go back to their defaults.',
    'To ask before what cannot be undone: `isDestructive`.',
    'For a question that runs out by itself, such as a sign-out: `isDismissable={false}` and a countdown inside.',
  ],
  whenNot: [
    'For what can be undone: do it, and offer Undo in a toast.',
    'With a field or more than two answers: use `Modal`.',
    'To say that something went well: use a toast.',
  ],
  anatomy: [
    ['Title', 'The question itself, with the thing it is about; names the dialog.'],
    ['Sentence', 'What the answers bring; read out with the title.'],
    ['Safe answer', 'Loses nothing and has the focus first. The main button, unless the other one cannot be undone.'],
    ['Other answer', 'Says what it does: Leave, Remove access. Red and last when it cannot be undone.'],
    ['Close button', 'The safe answer, or a third way by `onClose`; gone while an answer is carried out.'],
    ['Error', "Why we couldn't carry out an answer; both can be given again."],
  ],
  keyboard: [
    ['Enter, Space', 'Give the focused answer: the safe one at first.'],
    ['Tab', 'Stays inside and goes round.'],
    ['Escape', 'The safe answer; nothing when one of the two must be given or is being carried out.'],
  ],
  pattern: 'WAI-ARIA Alert Dialog',
} satisfies Guidance

const meta = {
  title: 'Components/ConfirmModal',
  component: ConfirmModal,
  tags: ['stable'],
  args: {
    isOpen: true,
    title: 'Leave without saving?',
    children: 'What you changed on this page is not saved yet. If you leave, it is lost.',
    cancelAction: { label: 'Stay on this page', onAction: fn() },
    confirmAction: { label: 'Leave', onAction: fn() },
  },
  argTypes: { children: { control: false } },
  parameters: { guidance, docs: { story: { inline: false, height: '24rem' } } },
} satisfies Meta<typeof ConfirmModal>
export default meta
type Story = StoryObj<typeof meta>

const question = (name: string | RegExp = 'Leave without saving?') => screen.findByRole('alertdialog', { name })
const hasFocus = (name: string) => waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus())

export const Default: Story = {
  play: async ({ args }) => {
    await expect(await question()).toHaveAccessibleDescription(/If you leave, it is lost/)
    await hasFocus('Stay on this page')
    await userEvent.keyboard('{Enter}')
    await expect(args.cancelAction.onAction).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.cancelAction.onAction).toHaveBeenCalledTimes(2)
    await expect(args.confirmAction.onAction).not.toHaveBeenCalled()
  },
}

/** The answer that cannot be undone is red and last; the focus is on the safe one all the same. */
export const CannotBeUndone: Story = {
  args: {
    isDestructive: true,
    title: 'Remove access of Elena Rivera?',
    children: 'They can no longer see your cases, and their notes about them are deleted.',
    cancelAction: { label: 'Keep access', onAction: fn() },
    confirmAction: { label: 'Remove access', onAction: fn() },
  },
  play: async () => {
    await question('Remove access of Elena Rivera?')
    await hasFocus('Keep access')
  },
}

/** While an answer is carried out nothing else can be pressed. */
export const Loading: Story = {
  args: {
    title: 'Save the order of your columns?',
    children: 'The columns of Pending were moved and are not saved yet.',
    cancelAction: { label: 'Save and continue', onAction: fn(), isPending: true },
    confirmAction: { label: 'Drop the changes', onAction: fn() },
  },
  play: async ({ args }) => {
    const dialog = within(await question('Save the order of your columns?'))
    await expect(dialog.getByRole('button', { name: 'Save and continue' })).toHaveAttribute('aria-busy', 'true')
    await expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Save and continue' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Drop the changes' }))
    await userEvent.keyboard('{Escape}')
    await expect(args.confirmAction.onAction).not.toHaveBeenCalled()
    await expect(args.cancelAction.onAction).not.toHaveBeenCalled()
  },
}

export const ErrorState: Story = {
  name: 'Error',
  args: { error: 'There was an issue connecting to our system. Please try again.' },
  play: async () => {
    await expect(within(await question()).getByRole('alert')).toHaveTextContent('Please try again.')
  },
}

/** Ends what is being carried out, when the play function has seen it busy. */
let finish: () => void = () => undefined

/** Carries the answer out, fails the first time, and gives the focus back at the end. */
function Removing(props: ConfirmModalProps & { opener?: boolean }) {
  const [step, setStep] = useState<'asked' | 'busy' | 'failed'>('asked')
  return (
    <OpenedByButton opener="Remove access" isOpen={false}>
      {({ isOpen, onClose }) => (
        <ConfirmModal
          {...props}
          isOpen={isOpen}
          cancelAction={{ ...props.cancelAction, onAction: onClose }}
          confirmAction={{
            ...props.confirmAction,
            isPending: step === 'busy',
            onAction: () => {
              setStep('busy')
              finish = () => (step === 'failed' ? onClose() : setStep('failed'))
            },
          }}
          error={step === 'failed' && "We couldn't remove the access. Try again."}
        />
      )}
    </OpenedByButton>
  )
}

export const AnswerIsCarriedOut: Story = {
  ...CannotBeUndone,
  tags: ['!autodocs'],
  render: (args) => <Removing {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove access' }))
    const dialog = within(await question('Remove access of Elena Rivera?'))
    const remove = dialog.getByRole('button', { name: 'Remove access' })
    await hasFocus('Keep access')
    await userEvent.click(remove)
    await expect(remove).toHaveAttribute('aria-busy', 'true')
    finish()
    await dialog.findByRole('alert')
    await expect(remove).toHaveFocus()
    await userEvent.click(remove)
    await waitFor(() => expect(remove).toHaveAttribute('aria-busy', 'true'))
    finish()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove access' })).toHaveFocus())
  },
}

const long: Story['args'] = {
  title: 'Leave Wilhelmina-Charlotte-von-Hohenfels-Lindenbaum-zu-Rosenau without saving?',
  children:
    'attending_physician_statement_of_dr_feld_second_scan.pdf is not sent yet, and what you changed is not saved. If you leave, the new business phone, its extension and the hours in which your clients can reach you are lost and have to be typed again.',
  cancelAction: { label: 'Stay on this page and go on with the changes', onAction: fn() },
  confirmAction: { label: 'Leave this page without the changes', onAction: fn() },
}

export const LongContent: Story = { args: long }

/** Nothing is cut, and both answers can be reached. */
export const Narrow: Story = {
  args: long,
  globals: { viewport: { value: '320-640', isRotated: false } },
  play: async () => {
    const dialog = await question(/^Leave Wilhelmina/)
    const parts = [dialog, ...within(dialog).getAllByRole('button'), within(dialog).getByText(/^attending_/)]
    for (const part of parts) await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth + 1)
  },
}

/** A question covers the page, so one stands for all: two answers, a reason, and the one that cannot be undone. */
export const States: Story = {
  ...CannotBeUndone,
  args: { ...CannotBeUndone.args, error: "We couldn't remove the access. Try again." },
  parameters: sheetParameters,
}
