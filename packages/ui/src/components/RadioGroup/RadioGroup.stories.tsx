import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { type Guidance, sheetParameters, State, StatesRow, StatesSheet } from '../../testing/stories/component-page.js'
import { RadioGroup } from './RadioGroup.js'

/** Guidance for `RadioGroup`. */
const guidance = {
  when: [
    'Let users choose one of two to about six that they should see side by side.',
    'Give a choice a hint where its label alone is not clear enough.',
  ],
  whenNot: [
    'More choices are a `Select`.',
    'What is on or off is a `Switch`; panels of a page are `Tabs`.',
    'Several at a time are `Checkbox`es.',
  ],
  anatomy: [
    ['Legend', 'the question'],
    ['Choices', 'one on a line; two or three short ones may share a line, or a bar of segments'],
    ['Hint of a choice', 'under its label; describes it and is no part of its name'],
    ['Error', 'what is wrong with the question as a whole'],
  ],
  keyboard: [
    ['Tab', 'reaches the chosen one, or the first; the next leaves the group'],
    ['Arrow keys', 'choose the next or the one before, around the ends'],
    ['Space', 'chooses the one with the focus'],
  ],
  pattern: 'Native radio buttons; APG radio group.',
} satisfies Guidance

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
  parameters: { guidance },
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
