import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { CaseFacts } from '../../testing/stories/CaseFacts.js'
import { OpenedByButton } from '../../testing/stories/OpenedByButton.js'
import { sheetParameters } from '../../testing/stories/sheet-parameters.js'
import { Button } from '../Button/Button.js'
import { Text } from '../Text/Text.js'
import { TextArea } from '../TextArea/TextArea.js'
import { TextField } from '../TextField/TextField.js'
import { modalGuidance } from './Modal.guidance.js'
import { Modal } from './Modal.js'

const question = (
  <>
    <Button>Cancel changes</Button>
    <Button variant="primary">Save changes</Button>
  </>
)

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
  parameters: { guidance: modalGuidance, docs: { story: { inline: false, height: '30rem' } } },
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
