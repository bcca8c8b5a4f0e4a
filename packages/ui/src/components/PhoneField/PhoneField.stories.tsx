import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { PhoneField } from './PhoneField.js'

/**
 * Use it for a phone number. It may be typed and pasted in any spelling; nothing moves under the cursor, and the
 * number is put in order when people go on. An extension has a `TextField` of its own.
 *
 * **Keyboard.** As any text box.
 */
const meta = {
  title: 'Components/PhoneField',
  component: PhoneField,
  args: { label: 'Mobile phone', onValueChange: fn() },
} satisfies Meta<typeof PhoneField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Mobile phone' })
    await userEvent.type(box, '312 555 0101')
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
