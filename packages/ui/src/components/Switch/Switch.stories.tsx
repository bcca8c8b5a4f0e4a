import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Switch, type SwitchProps } from './Switch.js'

/**
 * Use it to turn something on or off at once, such as a kind of e-mail. A choice that is sent with a form is a
 * `Checkbox`; two named states are a `RadioGroup`.
 *
 * **Keyboard.** `Tab` reaches it, `Space` switches.
 */
const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { label: 'Requirement follow-up' },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

function Sending(props: SwitchProps) {
  const [isOn, setOn] = useState(true)
  const stateText = isOn ? 'Sending' : 'Not Sending, Set by GA'
  return <Switch {...props} checked={isOn} stateText={stateText} onChange={({ target }) => setOn(target.checked)} />
}

export const Default: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Requirement follow-up' })
    await userEvent.tab()
    await expect(control).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
  },
}

export const On: Story = { args: { defaultChecked: true } }

export const WithHint: Story = {
  args: { hint: 'One e-mail a week with what is still missing.', defaultChecked: true },
}

export const StateInWords: Story = {
  args: { side: 'end', hint: 'One e-mail a week with what is still missing.' },
  render: (args) => <Sending {...args} />,
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Requirement follow-up' })
    await expect(control).toHaveAccessibleDescription(/^Sending/)
    await userEvent.click(control)
    await expect(control).toHaveAccessibleDescription(/^Not Sending, Set by GA/)
  },
}

export const WithError: Story = {
  args: { error: 'We could not save your change. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeInvalid()
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const DisabledOn: Story = {
  args: { disabled: true, defaultChecked: true, side: 'end', stateText: 'Sending' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeDisabled()
  },
}

export const Narrow: Story = {
  args: {
    side: 'end',
    label: 'New requirements received by the home office',
    stateText: 'Not Sending, Set by GA',
    hint: 'As soon as a document arrives.',
  },
  parameters: { viewportSize: { width: 320, height: 640 } },
}
