import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FieldStates } from '../../testing/stories/FieldStates.js'
import { type Guidance, sheetParameters, State } from '../../testing/stories/component-page.js'
import { OneTimeCodeField } from './OneTimeCodeField.js'

/** Guidance for `OneTimeCodeField`. */
const guidance = {
  when: ['Ask for the code that was sent to a phone or an email address.'],
  whenNot: [
    'Do not send the form by itself when the code is whole: people check it first.',
    'A password is a `PasswordField`.',
  ],
  anatomy: [
    ['Label and hint', 'how long the code is, where it was sent and how long it is valid'],
    ['Box', "one box, as wide as the code: pasting, correcting and the phone's offer to fill it all work"],
    ['Error', 'what is wrong and how to get a new code'],
  ],
  keyboard: [
    ['Paste', 'blanks and hyphens are left out'],
    ['Enter', 'sends the form'],
  ],
  pattern: 'Native text input with autocomplete one-time-code.',
} satisfies Guidance

const meta = {
  title: 'Components/OneTimeCodeField',
  component: OneTimeCodeField,
  tags: ['stable'],
  args: { label: 'Six-digit code', onValueChange: fn() },
  parameters: { guidance },
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

/** On a page where it is the only field. */
export const FullWidth: Story = { args: { value: '204917', isFullWidth: true } }

export const Disabled: Story = { args: { value: '204917', disabled: true } }

export const Narrow: Story = {
  args: { value: '204917', hint: 'We sent it to (•••) •••-0142.' },
  globals: { viewport: { value: '320-640', isRotated: false } },
}

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <FieldStates
      hint="We sent it to (•••) •••-0142. It is valid for 10 minutes."
      error="This code is not right. Check it, or ask for a new one."
      canBeReadOnly={false}
      draw={({ isFilled, ...props }) => (
        <OneTimeCodeField {...props} label="Six-digit code" value={isFilled ? '204917' : ''} />
      )}
    >
      <State label="Full width" width="column">
        <OneTimeCodeField label="Code" value="204917" isFullWidth />
      </State>
      <State label="Eight characters" width="column">
        <OneTimeCodeField label="Code" length={8} value="20497136" />
      </State>
    </FieldStates>
  ),
}
