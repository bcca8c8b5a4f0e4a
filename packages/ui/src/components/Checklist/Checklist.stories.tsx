import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { type Guidance, sheetParameters, State, StatesRow, StatesSheet } from '../../testing/stories/component-page.js'
import { PasswordField } from '../PasswordField/PasswordField.js'
import { Checklist } from './Checklist.js'

const demands = (password: string) => [
  { id: 'length', label: '8-256 characters in length.', isMet: password.length >= 8 && password.length <= 256 },
  { id: 'number', label: 'At least one number.', isMet: /\d/.test(password) },
  { id: 'upper', label: 'At least one uppercase letter.', isMet: /[A-Z]/.test(password) },
  { id: 'lower', label: 'At least one lowercase letter.', isMet: /[a-z]/.test(password) },
  { id: 'banned', label: 'No banned characters (< or &).', isMet: password !== '' && !/[<&]/.test(password) },
]

/** Guidance for `Checklist`. */
const guidance = {
  when: ['Show beside a field which of several demands its value meets, such as those of a new password.'],
  whenNot: [
    'One demand is the hint of the field.',
    'Tasks that people tick off are `Checkbox`es; steps of a process a `Stepper`.',
  ],
  anatomy: [
    ['Label', 'what the list asks for'],
    ['Line', 'a circle that becomes a tick; red only once people tried to go on'],
  ],
  keyboard: [],
  pattern: 'List; the text of each line says whether it is met, and what changed is read out when typing pauses.',
} satisfies Guidance

const meta = {
  title: 'Components/Checklist',
  component: Checklist,
  tags: ['stable'],
  args: { label: 'Your password needs', items: demands('portal7') },
  parameters: { guidance },
} satisfies Meta<typeof Checklist>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Your password needs' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(5)
    await expect(within(list).getByText('At least one number.')).toHaveTextContent('Met: At least one number.')
    await expect(within(list).getByText('At least one uppercase letter.')).toHaveTextContent(/^Not met: /)
  },
}

export const NothingYet: Story = { args: { items: demands('') } }

export const AllMet: Story = { args: { items: demands('Producer#2026') } }

export const NotMetWhenSent: Story = { args: { items: demands('portal'), showErrors: true } }

function NewPassword() {
  const [password, setPassword] = useState('')
  return (
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Checklist label="Your password needs" isLabelHidden items={demands(password)} />
    </div>
  )
}

export const BesideAField: Story = {
  render: () => <NewPassword />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'Producer2026')
    await expect(canvas.getByText('At least one uppercase letter.')).toHaveTextContent(/^Met/)
  },
}

export const Narrow: Story = { globals: { viewport: { value: '320-640', isRotated: false } } }

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      <StatesRow label="As users type, and once they tried to go on">
        <State label="Nothing yet" width="column">
          <Checklist label="Your password needs" items={demands('')} />
        </State>
        <State label="Some met" width="column">
          <Checklist label="Your password needs" items={demands('portal7')} />
        </State>
        <State label="Not met when sent" width="column">
          <Checklist label="Your password needs" items={demands('portal7')} showErrors />
        </State>
        <State label="All met" width="column">
          <Checklist label="Your password needs" items={demands('Producer#2026')} />
        </State>
        <State label="Hidden label" width="column">
          <Checklist label="Your password needs" items={demands('portal7')} isLabelHidden />
        </State>
      </StatesRow>
    </StatesSheet>
  ),
}
