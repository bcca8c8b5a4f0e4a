import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FieldStates } from '../../testing/stories/FieldStates.js'
import { State } from '../../testing/stories/State.js'
import { sheetParameters } from '../../testing/stories/sheet-parameters.js'
import { phoneFieldGuidance } from './PhoneField.guidance.js'
import { PhoneField } from './PhoneField.js'

const meta = {
  title: 'Components/PhoneField',
  component: PhoneField,
  tags: ['stable'],
  args: { label: 'Mobile phone', onValueChange: fn() },
  parameters: { guidance: phoneFieldGuidance },
} satisfies Meta<typeof PhoneField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Mobile phone' })
    await userEvent.type(box, '312.555.0101x')
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
