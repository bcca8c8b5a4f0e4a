import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { type Guidance, sheetParameters, State, StatesRow, StatesSheet } from '../../testing/stories/component-page.js'
import { PasswordField } from '../PasswordField/PasswordField.js'
import { NewPasswordFields, type NewPasswordFieldsProps } from './NewPasswordFields.js'

const plain: Pick<NewPasswordFieldsProps, 'labels' | 'getRules'> = {
  labels: {
    password: 'New password',
    confirmation: 'Confirm new password',
    showPassword: 'Show new password',
    showConfirmation: 'Show confirmation',
    rules: 'Your new password needs',
  },
  getRules: (password, confirmation) => [
    { id: 'length', label: 'At least 12 characters', isMet: password.length >= 12 },
    { id: 'match', label: 'The same entry twice', isMet: password !== '' && password === confirmation },
  ],
}

const guidance = {
  when: ['In a `Form` that sets a password, after a link or with the current one.'],
  whenNot: ['For a password that exists: use `PasswordField`.'],
  anatomy: [
    ['Start', 'The current password, where it is asked for.'],
    ['Fields', 'The new password and its confirmation, each with a button that reveals it.'],
    ['Rules', 'A list that is ticked as they are met, read out with the new password.'],
  ],
  keyboard: [['Tab', 'Goes through the fields and the buttons that reveal them.']],
  pattern: 'Native password inputs with a described-by list of rules',
} satisfies Guidance

const meta = {
  title: 'Components/NewPasswordFields',
  component: NewPasswordFields,
  tags: ['beta'],
  args: plain,
  parameters: { guidance },
} satisfies Meta<typeof NewPasswordFields>
export default meta
type Story = StoryObj<typeof meta>

/** The rules are ticked while users type. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const rules = () =>
      within(canvas.getByRole('list'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    await expect(rules()).toEqual(['Not met: At least 12 characters', 'Not met: The same entry twice'])
    await userEvent.type(canvas.getByLabelText('New password'), 'Better #2027!')
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'Better #2027!')
    await expect(rules()).toEqual(['Met: At least 12 characters', 'Met: The same entry twice'])
  },
}

export const Beside: Story = {
  args: { layout: 'beside', start: <PasswordField name="oldPassword" label="Current password" isFullWidth /> },
}

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      <StatesRow label="Rules">
        <State label="Below" width="column">
          <NewPasswordFields {...plain} />
        </State>
        <State label="Beside" width="full">
          <NewPasswordFields {...plain} layout="beside" />
        </State>
      </StatesRow>
    </StatesSheet>
  ),
}
