import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type Guidance, sheetParameters, State, StatesRow, StatesSheet } from '../../testing/stories/component-page.js'
import { Checkbox } from '../Checkbox/Checkbox.js'
import { TextField } from '../TextField/TextField.js'
import { Fieldset } from './Fieldset.js'

/** Guidance for `Fieldset`. */
const guidance = {
  when: [
    'Put several fields under one question, such as the parts of an address.',
    'Put a list of checkboxes under the question that they answer.',
  ],
  whenNot: ['One field has its own label.', 'The choices of one question, of which one counts, are a `RadioGroup`.'],
  anatomy: [
    ['Legend', 'the question; it names the group, and is read before its first field'],
    ['Hint', 'help that holds for all fields'],
    ['Fields', 'each with a label of its own'],
    ['Error', 'what is wrong with the group as a whole, such as that nothing is chosen'],
  ],
  keyboard: [['Tab', 'goes through the fields inside; the group itself takes no focus']],
  pattern: 'Native fieldset and legend (role group).',
} satisfies Guidance

const meta = {
  title: 'Components/Fieldset',
  component: Fieldset,
  tags: ['stable'],
  args: {
    label: 'Business address',
    children: (
      <>
        <TextField label="Street" autoComplete="address-line1" />
        <TextField label="City" autoComplete="address-level2" />
      </>
    ),
  },
  parameters: { guidance },
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

const address = (
  <>
    <TextField label="Street" defaultValue="18 Elm Street" />
    <TextField label="City" />
  </>
)

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      <StatesRow label="Groups">
        <State label="Fields" width="column">
          <Fieldset label="Business address">{address}</Fieldset>
        </State>
        <State label="With a hint" width="column">
          <Fieldset label="Mailing address" hint="Statements and commission checks go there.">
            {address}
          </Fieldset>
        </State>
        <State label="Checkboxes, required" width="column">
          <Fieldset label="Alert types" isRequired hint="Choose at least one.">
            {alerts}
          </Fieldset>
        </State>
        <State label="With an error" width="column">
          <Fieldset label="Alerts by text" error="Choose at least one alert type.">
            {alerts}
          </Fieldset>
        </State>
        <State label="Disabled" width="column">
          <Fieldset label="Home address" disabled>
            {address}
          </Fieldset>
        </State>
      </StatesRow>
    </StatesSheet>
  ),
}
