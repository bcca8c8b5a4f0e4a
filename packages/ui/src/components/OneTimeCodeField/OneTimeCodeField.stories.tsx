import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { OneTimeCodeField } from './OneTimeCodeField.js'

/**
 * Use it for the code that is sent to a phone or e-mail address. It is one box, so that pasting, correcting and the
 * phone's own offer to fill the code work; nothing is sent until people press the button.
 *
 * **Keyboard.** As any text box; `Enter` sends the form.
 */
const meta = {
  title: 'Components/OneTimeCodeField',
  component: OneTimeCodeField,
  args: { label: 'Six-digit code', onValueChange: fn() },
} satisfies Meta<typeof OneTimeCodeField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { hint: 'We sent it to (•••) •••-0142. It is valid for 10 minutes.' } }

export const Pasted: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Six-digit code' })
    await userEvent.click(box)
    await userEvent.paste('204 917')
    await expect(box).toHaveValue('204917')
    await expect(args.onValueChange).toHaveBeenCalledWith('204917')
  },
}

export const WithError: Story = {
  args: { value: '204971', error: 'This code is not right. Check it, or ask for a new one.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
  },
}

export const EightCharacters: Story = { args: { label: 'Code', length: 8, value: '20497136' } }

export const Disabled: Story = { args: { value: '204917', disabled: true } }

export const OnAPhone: Story = {
  args: { value: '204917', hint: 'We sent it to (•••) •••-0142.' },
  parameters: { viewportSize: { width: 320, height: 640 } },
}
