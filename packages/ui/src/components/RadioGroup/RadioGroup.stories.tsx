import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { State } from '../../testing/stories/State.js'
import { StatesRow } from '../../testing/stories/StatesRow.js'
import { StatesSheet } from '../../testing/stories/StatesSheet.js'
import { sheetParameters } from '../../testing/stories/sheet-parameters.js'
import { radioGroupGuidance } from './RadioGroup.guidance.js'
import { RadioGroup } from './RadioGroup.js'

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  tags: ['stable'],
  args: {
    label: 'How should we send your code?',
    options: [
      { value: 'mobile', label: 'Text message to (•••) •••-0142' },
      { value: 'home', label: 'Call to (•••) •••-0117' },
      { value: 'email', label: 'Email to e•••@example.com' },
    ],
    onValueChange: fn(),
  },
  parameters: { guidance: radioGroupGuidance },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { defaultValue: 'mobile' },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /Text message/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /Call/ })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenCalledWith('home')
  },
}

export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio', { checked: true })).not.toBeInTheDocument()
  },
}

export const Row: Story = {
  args: {
    label: 'Timing',
    layout: 'row',
    defaultValue: 'pending',
    options: [
      { value: 'pending', label: 'Pending' },
      { value: 'past', label: 'Past 7 days' },
      { value: 'all', label: 'All' },
    ],
  },
}

/** For a setting of a few words that takes effect at once. */
export const Segmented: Story = {
  args: {
    label: 'Mode',
    layout: 'segmented',
    defaultValue: 'system',
    options: [
      { value: 'system', label: 'System' },
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Dark'))
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('light')
  },
}

export const WithHints: Story = {
  args: {
    label: 'Delivery',
    hint: 'You can change it for each statement.',
    defaultValue: 'paperless',
    options: [
      { value: 'paperless', label: 'Paperless', hint: 'We email you when a statement is ready.' },
      { value: 'mail', label: 'Mail', hint: 'Printed statements arrive within 10 business days.' },
      { value: 'both', label: 'Both', hint: 'Not offered in your state.', isDisabled: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Both' })).toBeDisabled()
    await expect(canvas.getByRole('radio', { name: 'Mail' })).toHaveAccessibleDescription(/Printed/)
  },
}

export const WithError: Story = {
  args: { isRequired: true, error: 'Choose how you want to get the code.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: /How should we send your code/ })
    await expect(group).toBeInvalid()
    await expect(group).toHaveAccessibleDescription('Choose how you want to get the code.')
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'home' } }

const delivery = [
  { value: 'paperless', label: 'Paperless' },
  { value: 'mail', label: 'Mail' },
  { value: 'both', label: 'Both' },
]
const withHints = [
  { value: 'paperless', label: 'Paperless', hint: 'We email you when a statement is ready.' },
  { value: 'mail', label: 'Mail', hint: 'Printed statements arrive within 10 business days.' },
  { value: 'both', label: 'Both', hint: 'Not offered in your state.', isDisabled: true },
]

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      <StatesRow label="Column">
        <State label="Nothing chosen" width="column">
          <RadioGroup label="Delivery" options={delivery} />
        </State>
        <State label="One chosen" width="column">
          <RadioGroup label="Delivery" options={delivery} defaultValue="mail" />
        </State>
        <State label="Pointed at" force="hover" width="column">
          <RadioGroup label="Delivery" options={delivery} defaultValue="mail" />
        </State>
        <State label="With the focus" force="focus" width="column">
          <RadioGroup label="Delivery" options={delivery.slice(0, 1)} defaultValue="paperless" />
        </State>
      </StatesRow>
      <StatesRow label="Demands and limits">
        <State label="Required, with an error" width="column">
          <RadioGroup
            label="Delivery"
            hint="You can change it for each statement."
            options={delivery}
            isRequired
            error="Choose one."
          />
        </State>
        <State label="One cannot be chosen" width="column">
          <RadioGroup label="Delivery" options={withHints} defaultValue="paperless" />
        </State>
        <State label="Disabled" width="column">
          <RadioGroup label="Delivery" options={withHints} defaultValue="mail" disabled />
        </State>
      </StatesRow>
      <StatesRow label="Row">
        <State label="Short choices" width="full">
          <RadioGroup label="Delivery" options={delivery} layout="row" defaultValue="mail" />
        </State>
      </StatesRow>
      <StatesRow label="Segmented">
        <State label="One chosen">
          <RadioGroup label="Delivery" options={delivery} layout="segmented" defaultValue="mail" />
        </State>
        <State label="Pointed at" force="hover">
          <RadioGroup label="Delivery" options={delivery} layout="segmented" defaultValue="mail" />
        </State>
        <State label="Disabled">
          <RadioGroup label="Delivery" options={delivery} layout="segmented" defaultValue="mail" disabled />
        </State>
      </StatesRow>
    </StatesSheet>
  ),
}
