import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Banner } from '../Banner/Banner.js'
import { Link } from '../Link/Link.js'
import { Text } from '../Text/Text.js'
import { sheetParameters } from '../../testing/stories/sheet-parameters.js'
import { State } from '../../testing/stories/State.js'
import { StatesSheet } from '../../testing/stories/StatesSheet.js'
import { saveBarGuidance } from './SaveBar.guidance.js'
import { SaveBar } from './SaveBar.js'

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
  parameters: { guidance: saveBarGuidance },
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
