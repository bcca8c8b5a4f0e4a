import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { RadioGroup } from './RadioGroup.js'

/**
 * Use it to choose one of two to about six when people should see them all. More choices are a `Select`; a choice that
 * acts at once is a `Switch` or `Tabs`.
 *
 * **Keyboard.** `Tab` reaches the chosen one, the arrow keys choose the next, `Space` chooses the first.
 */
const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'How should we send your code?',
    options: [
      { value: 'mobile', label: 'Text message to (•••) •••-0142' },
      { value: 'home', label: 'Call to (•••) •••-0117' },
      { value: 'email', label: 'E-mail to e•••@example.com' },
    ],
    onValueChange: fn(),
  },
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

export const WithHints: Story = {
  args: {
    label: 'Delivery',
    hint: 'You can change it for each statement.',
    defaultValue: 'paperless',
    options: [
      { value: 'paperless', label: 'Paperless', hint: 'We e-mail you when a statement is ready.' },
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
