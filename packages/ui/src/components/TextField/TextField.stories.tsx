import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchIcon } from '../../icons/icons.js'
import { expect, userEvent } from 'storybook/test'
import { FieldStates } from '../../testing/stories/FieldStates.js'
import { type Guidance, sheetParameters, State } from '../../testing/stories/component-page.js'
import { TextField } from './TextField.js'

/** Guidance for `TextField`. */
const guidance = {
  when: ['Ask for one line of text: a name, an email address, a policy number.'],
  whenNot: [
    'Several lines are a `TextArea`; telephone numbers a `PhoneField`; dates a `DatePicker`.',
    'What is searched for belongs into a `SearchField`; a value out of a list into a `Select` or `Combobox`.',
    'Do not let a placeholder replace the label or the hint: it disappears with the first letter.',
  ],
  anatomy: [
    ['Label', 'names the box'],
    ['Hint', 'format or use, before users type'],
    ['Icon', 'optional, at the start; decoration, not the label'],
    ['Box', 'as wide as its answer, 400 px at most unless it is full width'],
    ['Error', 'what is wrong and how to put it right'],
  ],
  keyboard: [
    ['Tab', 'reaches the box'],
    ['Enter', 'sends the form it is in'],
  ],
  pattern: 'Native text input.',
} satisfies Guidance

const meta = {
  title: 'Components/TextField',
  component: TextField,
  tags: ['stable'],
  args: { label: 'First name' },
  argTypes: { icon: { control: false } },
  parameters: { guidance },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: 'Elena' } }
export const WithAHint: Story = {
  args: { label: 'Email', type: 'email', hint: 'We send the code to it.', placeholder: 'name@example.com' },
}
export const Required: Story = { args: { isRequired: true } }
export const WithAnError: Story = {
  args: { label: 'Business phone', type: 'tel', defaultValue: '555-01', error: 'Enter ten digits.' },
}
export const WithAnIcon: Story = {
  args: { label: 'Search', type: 'search', icon: SearchIcon, placeholder: 'Name or number' },
}
export const ReadOnly: Story = { args: { label: 'User id', readOnly: true, defaultValue: 'rivera' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Elena' } }
export const IsTypedIn: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'First name' })
    await userEvent.type(box, 'Elena')
    await expect(box).toHaveValue('Elena')
  },
}
export const Narrow: Story = {
  args: { label: 'Alternate email address for notices about your account', hint: 'Optional' },
  globals: { viewport: { value: '320-640', isRotated: false } },
}

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <FieldStates
      hint="As on your license."
      error="Enter your first name."
      draw={({ isFilled, ...props }) => (
        <TextField {...props} label="First name" defaultValue={isFilled ? 'Elena' : ''} />
      )}
    >
      <State label="With an icon" width="column">
        <TextField label="Search" icon={SearchIcon} placeholder="Name or number" />
      </State>
      <State label="Placeholder" width="column">
        <TextField label="Email" type="email" placeholder="name@example.com" />
      </State>
      <State label="Long texts" width="column">
        <TextField
          label="Alternate email address for notices about your account"
          hint="Optional. We write to it only when your own address does not answer."
          defaultValue="maximiliana.theodora.featherstonehaugh-cholmondeley@example.com"
          error="This address is too long for our system. Enter one of at most 60 characters."
        />
      </State>
    </FieldStates>
  ),
}
