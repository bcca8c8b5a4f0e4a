import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Checkbox } from '../Checkbox/Checkbox.js'
import { TextField } from '../TextField/TextField.js'
import { Fieldset } from './Fieldset.js'

/**
 * Use it to put several fields under one question, such as the parts of an address or a list of checkboxes. A single
 * field has its own label; the choices of one question are a `RadioGroup`.
 *
 * **Keyboard.** None of its own: `Tab` goes through the fields.
 */
const meta = {
  title: 'Components/Fieldset',
  component: Fieldset,
  args: {
    label: 'Business address',
    children: (
      <>
        <TextField label="Street" autoComplete="street-address" />
        <TextField label="City" autoComplete="address-level2" />
      </>
    ),
  },
} satisfies Meta<typeof Fieldset>
export default meta
type Story = StoryObj<typeof meta>

const alerts = (
  <div>
    <Checkbox label="Policy Lapsed" />
    <Checkbox label="Premium Overdue" />
    <Checkbox label="Billing" />
  </div>
)

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Business address' })).toContainElement(
      canvas.getByRole('textbox', { name: 'City' }),
    )
  },
}

export const WithHint: Story = { args: { hint: 'Statements and commission checks go there.' } }

export const Checkboxes: Story = { args: { label: 'Alert types', isRequired: true, children: alerts } }

export const WithError: Story = {
  args: { label: 'Alert types', error: 'Choose at least one alert type.', children: alerts },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choose at least one alert type.')
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Street' })).toBeDisabled()
  },
}
