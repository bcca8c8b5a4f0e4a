import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { PressStates } from '../../testing/stories/PressStates.js'
import { type Guidance, sheetParameters, State, StatesRow, StatesSheet } from '../../testing/stories/component-page.js'
import { Switch, type SwitchProps } from './Switch.js'

/** Guidance for `Switch`. */
const guidance = {
  when: ['Let users turn something on or off that takes effect at once, such as a kind of email.'],
  whenNot: [
    'A choice that is sent with a form is a `Checkbox`.',
    'Two named states of equal rank are a `RadioGroup`.',
    'Do not change the label with the state: say the state with `stateText`.',
  ],
  anatomy: [
    ['Track and thumb', 'the thumb is at the end when it is on, so the state does not hang on color'],
    ['Label', 'what is switched; the same whether on or off'],
    ['State text', 'where on and off say too little, such as “Not Sending, Set by GA”'],
    ['Hint and error', 'under the label, read out with it'],
  ],
  keyboard: [
    ['Tab', 'reaches the switch'],
    ['Space', 'turns it on or off'],
  ],
  pattern: 'Native checkbox with role switch; APG switch.',
} satisfies Guidance

const meta = {
  title: 'Components/Switch',
  component: Switch,
  tags: ['stable'],
  args: { label: 'Requirement follow-up' },
  parameters: { guidance },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

function Sending(props: SwitchProps) {
  const [isOn, setOn] = useState(true)
  const stateText = isOn ? 'Sending' : 'Not Sending, Set by GA'
  return <Switch {...props} checked={isOn} stateText={stateText} onChange={({ target }) => setOn(target.checked)} />
}

export const Default: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Requirement follow-up' })
    await userEvent.tab()
    await expect(control).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await userEvent.click(canvas.getByText('Requirement follow-up'))
    await expect(control).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}

export const On: Story = { args: { defaultChecked: true } }

export const WithHint: Story = {
  args: { hint: 'One email a week with what is still missing.', defaultChecked: true },
}

export const StateInWords: Story = {
  args: { hint: 'One email a week with what is still missing.' },
  render: (args) => <Sending {...args} />,
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Requirement follow-up' })
    await expect(control).toHaveAccessibleDescription('Sending One email a week with what is still missing.')
    await userEvent.click(control)
    await expect(control).toHaveAccessibleDescription(/^Not Sending, Set by GA/)
    await expect(control).toHaveAccessibleName('Requirement follow-up')
  },
}

export const WithError: Story = {
  args: { error: "We couldn't save your change. Try again." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeInvalid()
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const DisabledOn: Story = {
  args: { disabled: true, defaultChecked: true, stateText: 'Sending' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeDisabled()
  },
}

export const Narrow: Story = {
  args: {
    label: 'New requirements received by the home office',
    stateText: 'Not Sending, Set by GA',
    hint: 'As soon as a document arrives.',
  },
  globals: { viewport: { value: '320-640', isRotated: false } },
}

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      <PressStates label="Off" draw={(props) => <Switch label="Follow-up" {...props} />} />
      <PressStates label="On" draw={(props) => <Switch label="Follow-up" defaultChecked {...props} />} />
      <StatesRow label="With words">
        <State label="Hint" width="column">
          <Switch label="Requirement follow-up" hint="One email a week with what is still missing." defaultChecked />
        </State>
        <State label="Error" width="column">
          <Switch label="Requirement follow-up" error="We couldn't save your change. Try again." />
        </State>
        <State label="Disabled" width="column">
          <Switch label="Requirement follow-up" hint="Set by your agency." disabled defaultChecked />
        </State>
      </StatesRow>
      <StatesRow label="With a state">
        <State label="State in words" width="column">
          <Switch label="Requirement follow-up" stateText="Sending" defaultChecked />
        </State>
        <State label="Long texts" width="column">
          <Switch
            label="New requirements received by the home office"
            stateText="Not Sending, Set by GA"
            hint="As soon as a document arrives."
            error="We couldn't save your change. Try again."
          />
        </State>
      </StatesRow>
    </StatesSheet>
  ),
}
