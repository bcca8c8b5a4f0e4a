import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { NumberField } from './NumberField.js'

/**
 * Use it for amounts, rates and counts. Policy numbers, codes and ZIP codes are no quantities: use a `TextField`.
 *
 * **Keyboard.** The arrow keys step up and down inside the limits and read out what they reach; anything may be typed.
 */
const meta = {
  title: 'Components/NumberField',
  component: NumberField,
  args: { label: 'Face amount', prefix: '$', decimals: 2, step: 1000, onValueChange: fn() },
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Face amount' })
    await userEvent.type(box, '250000')
    await userEvent.tab()
    await expect(box).toHaveValue('250,000')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(250_000)
  },
}

export const Stepped: Story = {
  args: { label: 'Term', prefix: undefined, suffix: 'years', decimals: 0, step: 5, min: 10, max: 30, defaultValue: 20 },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Term' })
    await userEvent.click(box)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    await expect(box).toHaveValue('30')
  },
}

export const Percent: Story = {
  args: { label: 'Rate', prefix: undefined, suffix: '%', defaultValue: 5.25, step: 0.25 },
}

export const WithError: Story = {
  args: { label: 'Share', prefix: undefined, suffix: '%', defaultValue: 120, error: 'Shares add up to 100% at most.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
  },
}

export const ReadOnly: Story = { args: { defaultValue: 250_000, readOnly: true } }

export const Disabled: Story = { args: { defaultValue: 250_000, disabled: true } }
