import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { CaseFacts } from '../../testing/stories/CaseFacts.js'
import { OpenedByButton } from '../../testing/stories/OpenedByButton.js'
import { type Guidance, sheetParameters } from '../../testing/stories/component-page.js'
import { Button } from '../Button/Button.js'
import { Text } from '../Text/Text.js'
import { TextArea } from '../TextArea/TextArea.js'
import { TextField } from '../TextField/TextField.js'
import { Modal } from './Modal.js'

const question = (
  <>
    <Button>Cancel changes</Button>
    <Button variant="primary">Save changes</Button>
  </>
)

const guidance = {
  when: [
    'To show or ask one thing that must be settled before the page goes on.',
    'For a short form that belongs to this page.',
  ],
  whenNot: [
    'To ask before something is lost: use `ConfirmModal`.',
    'For details of something in a list, or a longer form: use `SlideOut`.',
    'To say that something went well: use a toast. That it went wrong: say so where it happened.',
    'On top of a modal: settle one question at a time.',
  ],
  anatomy: [
    ['Title', 'The question or the task in a few words; names the dialog.'],
    ['Description', 'One sentence that is read out with the title.'],
    ['Close button', 'Gives up; absent when the question must be answered.'],
    ['Body', 'Scrolls between title and buttons, which stay in view.'],
    ['Buttons', 'Their labels answer the title; the main one is last, and danger when it cannot be undone.'],
  ],
  keyboard: [
    ['Tab', 'Stays inside and goes round.'],
    ['Escape', 'Gives up and returns the focus to what opened it; nothing when it must be answered.'],
    ['Enter', 'In a field of a form: sends it.'],
  ],
  pattern: 'WAI-ARIA Dialog (Modal), or Alert Dialog',
} satisfies Guidance

const meta = {
  title: 'Components/Modal',
  component: Modal,
  tags: ['stable'],
  render: (args) => (
    <OpenedByButton opener="Open" isOpen={args.isOpen}>
      {(control) => <Modal {...args} {...control} />}
    </OpenedByButton>
  ),
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Save changes?',
    children: <Text>Your changes are lost when you leave this page without saving them.</Text>,
    footer: question,
  },
  argTypes: { footer: { control: false }, children: { control: false }, initialFocus: { control: false } },
  parameters: { guidance, docs: { story: { inline: false, height: '30rem' } } },
} satisfies Meta<typeof Modal>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithADescription: Story = { args: { description: 'You changed the access of three people.' } }
export const Small: Story = { args: { size: 'small' } }
export const Large: Story = { args: { size: 'large' } }
export const LongContent: Story = { args: { children: <CaseFacts count={40} /> } }

const onSend = fn((event: React.FormEvent) => event.preventDefault())

/** The buttons are outside of the form, which they name by its id: Enter in a field sends it all the same. */
export const Form: Story = {
  args: {
    title: 'Ask for a form',
    children: (
      <form id="ask" onSubmit={onSend} style={{ display: 'grid', gap: '1rem' }}>
        <TextField label="Name of the form" />
        <TextArea label="What it is for" />
      </form>
    ),
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary" type="submit" form="ask">
          Send request
        </Button>
      </>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toHaveFocus())
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name of the form' }), 'Beneficiary{Enter}')
    await expect(onSend).toHaveBeenCalled()
  },
}

export const MustBeAnswered: Story = {
  args: {
    isDismissable: false,
    role: 'alertdialog',
    title: 'Are you still there?',
    footer: <Button variant="primary">Keep working</Button>,
    children: <Text>You are signed out in 60 seconds.</Text>,
  },
}
export const Narrow: Story = { globals: { viewport: { value: '375-640', isRotated: false } } }
export const InALowWindow: Story = {
  args: { children: <CaseFacts count={12} /> },
  globals: { viewport: { value: '320-256', isRotated: false } },
  play: async () => {
    const last = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save changes' })
    last.focus()
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
  },
}
export const OpensAndCloses: Story = {
  args: { isOpen: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Save changes?' })
    await waitFor(() => expect(dialog).toHaveFocus())
    await expect(dialog).toHaveAttribute('aria-modal', 'true')
    await userEvent.tab({ shift: true })
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** A modal covers the page, so one stands for all: a description, content that scrolls, and buttons. */
export const States: Story = {
  args: { description: 'You changed the access of three people.', children: <CaseFacts count={40} /> },
  parameters: sheetParameters,
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog).toHaveAccessibleDescription('You changed the access of three people.')
    within(dialog).getByText('Requirement 20').scrollIntoView({ block: 'center' })
  },
}
