import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FieldStates } from '../../testing/stories/FieldStates.js'
import { State } from '../../testing/stories/State.js'
import { sheetParameters } from '../../testing/stories/sheet-parameters.js'
import { numberFieldGuidance } from './NumberField.guidance.js'
import { NumberField } from './NumberField.js'

const meta = {
  title: 'Components/NumberField',
  component: NumberField,
  tags: ['stable'],
  args: { label: 'Face amount', prefix: '$', decimals: 2, step: 1000, onValueChange: fn() },
  parameters: { guidance: numberFieldGuidance },
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

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <FieldStates
      hint="Up to $5,000,000"
      error="Enter at most $5,000,000."
      draw={({ isFilled, ...props }) => (
        <NumberField {...props} label="Face amount" defaultValue={isFilled ? 250_000 : null} />
      )}
    >
      <State label="Unit before" width="column">
        <NumberField label="Modal premium" prefix="$" decimals={2} defaultValue={1250.5} />
      </State>
      <State label="Unit after" width="column">
        <NumberField label="Term" suffix="years" defaultValue={20} />
      </State>
      <State label="Both, with an error" width="column">
        <NumberField label="Yearly cost" prefix="$" suffix="a year" defaultValue={-120} error="Enter more than zero." />
      </State>
      <State label="Units, disabled" width="column">
        <NumberField label="Term" suffix="years" defaultValue={20} disabled />
      </State>
    </FieldStates>
  ),
}
