import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Banner } from '../Banner/Banner.js'
import { Link } from '../Link/Link.js'
import { Text } from '../Text/Text.js'
import { type Guidance, sheetParameters, State, StatesSheet } from '../../testing/stories/component-page.js'
import { SaveBar } from './SaveBar.js'

const guidance = {
  when: ['On a page where users make several changes and save them together, such as settings or assignments.'],
  whenNot: [
    'For the buttons of a form that fits the window: use `ButtonGroup`.',
    'For what counts at once: use `Switch`, which needs no saving.',
  ],
  anatomy: [
    ['Start', 'A link back, and how much has changed.'],
    ['Outcome', 'A banner above the buttons says what came of the last save, in view wherever the page is scrolled.'],
    ['Buttons', 'Undo and save. While nothing has changed, both are disabled, and their tooltip says why.'],
  ],
  keyboard: [['Tab', 'Goes through the link and both buttons, also while they are disabled.']],
  pattern: 'A named group of buttons; what gets the focus is scrolled clear of the bar',
} satisfies Guidance

const meta = {
  title: 'Components/SaveBar',
  component: SaveBar,
  tags: ['stable'],
  args: {
    label: 'Changes to this tab',
    cancelLabel: 'Cancel',
    saveLabel: 'Save',
    savingLabel: 'Saving…',
    onCancel: fn(),
    onSave: fn(),
    start: (
      <>
        <Link href="#back">Back to the list</Link>
        <Text tone="muted">2 changes</Text>
      </>
    ),
  },
  argTypes: { children: { control: false }, start: { control: false } },
  parameters: { guidance },
} satisfies Meta<typeof SaveBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const NothingChanged: Story = {
  args: { disabledReason: "You haven't changed anything yet.", start: <Link href="#back">Back to the list</Link> },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}

export const Saving: Story = {
  args: { isSaving: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saving…' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}

export const Narrow: Story = { globals: { viewport: { value: '320-640', isRotated: false } } }

export const States: Story = {
  parameters: sheetParameters,
  render: (args) => (
    <StatesSheet>
      <State label="changes" width="full">
        <SaveBar {...args} label="Changes" style={{ position: 'static' }} />
      </State>
      <State label="nothing changed" width="full">
        <SaveBar {...args} label="No changes" disabledReason="Nothing changed" style={{ position: 'static' }} />
      </State>
      <State label="saving" width="full">
        <SaveBar {...args} label="Being saved" isSaving style={{ position: 'static' }} />
      </State>
      <State label="outcome, little room" width="column">
        <SaveBar {...args} label="Not saved" style={{ position: 'static' }}>
          <Banner tone="error" title="Not saved" role="note">
            Please try again.
          </Banner>
        </SaveBar>
      </State>
    </StatesSheet>
  ),
}
