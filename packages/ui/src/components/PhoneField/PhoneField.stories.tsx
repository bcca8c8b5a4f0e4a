import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FieldStates } from '../../testing/stories/FieldStates.js'
import { type Guidance, sheetParameters, State } from '../../testing/stories/component-page.js'
import { PhoneField } from './PhoneField.js'

/** Guidance for `PhoneField`. */
const guidance = {
  when: ['Ask for a telephone number, in whatever spelling users have it.'],
  whenNot: [
    'An extension has a `TextField` of its own.',
    'Do not ask for each part in a box of its own: pasting and filling would break.',
  ],
  anatomy: [
    ['Label and hint', 'whose number, and what it is used for'],
    ['Box', 'shows the keys of a telephone; ten digits are put in order when users go on'],
    ['Error', 'what is wrong and how to put it right'],
  ],
  keyboard: [
    [
      'Digits, plus, brackets, hyphens',
      'are typed as they come; a text with letters stays as it is, for a check to refuse',
    ],
  ],
  pattern: 'Native tel input.',
} satisfies Guidance

const meta = {
  title: 'Components/PhoneField',
  component: PhoneField,
  tags: ['stable'],
  args: { label: 'Mobile phone', onValueChange: fn() },
  parameters: { guidance },
} satisfies Meta<typeof PhoneField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Mobile phone' })
    await userEvent.type(box, '312.555.0101')
    await expect(box).toHaveValue('312.555.0101')
    await userEvent.tab()
    await expect(box).toHaveValue('(312) 555-0101')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('3125550101')
  },
}

export const Filled: Story = { args: { defaultValue: '3125550101' } }

export const International: Story = { args: { defaultValue: '+44 20 7946 0000' } }

export const WithHint: Story = { args: { hint: 'We send codes to it. Message rates may apply.' } }

export const WithError: Story = { args: { defaultValue: '312555', error: 'Enter at least 10 digits.' } }

export const Disabled: Story = { args: { defaultValue: '3125550101', disabled: true } }

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <FieldStates
      hint="We send codes to it."
      error="Enter at least 10 digits."
      draw={({ isFilled, ...props }) => (
        <PhoneField {...props} label="Mobile phone" defaultValue={isFilled ? '3125550101' : ''} />
      )}
    >
      <State label="International" width="column">
        <PhoneField label="Mobile phone" defaultValue="+44 20 7946 0000" />
      </State>
    </FieldStates>
  ),
}
