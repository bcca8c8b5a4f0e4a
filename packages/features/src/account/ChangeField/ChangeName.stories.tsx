import { nameOfProfile } from '@producer-portal/domain/account'
import { type DemoPerson, demoPerson } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { phone } from '../../testing/windows.js'
import { accountFormArgs, expectFailure, saveButton, viewAsPerson, withFormState } from '../account-form.fixture.js'
import { ChangeField } from './ChangeField.js'

const ito = demoPerson('ito')
const asPerson = (person: DemoPerson) => ({
  ...viewAsPerson(person),
  values: nameOfProfile(person.profile),
})

const WorkingForm = withFormState(ChangeField)

const meta = {
  title: 'Features/Account/ChangeName',
  component: ChangeField,
  parameters: { viewAs: asPerson },
  args: { ...accountFormArgs, field: 'name', ...asPerson(ito) },
  render: (args) => <WorkingForm {...args} key={args.user.userId} />,
} satisfies Meta<typeof ChangeField>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const field = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name })

/** Save is disabled until something differs; spaces don't count. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Change Name' })).toBeVisible()
    await expect(canvas.getAllByRole('textbox')).toEqual(
      ['First name', 'Middle name', 'Last name', 'Suffix'].map((name) => field(canvas, name)),
    )
    await expect(field(canvas, 'First name')).toHaveValue('Haruka')
    await expect(saveButton(canvas)).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(saveButton(canvas))
    await waitFor(() => expect(saveButton(canvas)).toHaveAccessibleDescription("You haven't changed anything yet."))
    await userEvent.type(field(canvas, 'First name'), ' {Enter}')
    await expect(saveButton(canvas)).toHaveAttribute('aria-disabled', 'true')
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const TypedAndSaved: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.type(field(canvas, 'Suffix'), ' PhD ')
    await expect(saveButton(canvas)).not.toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSave).toHaveBeenCalledWith({ ...nameOfProfile(ito.profile), suffixName: 'PhD' })
  },
}

export const Missing: Story = {
  name: 'Error: first and last name missing',
  tags: ['!autodocs'],
  args: { values: { firstName: '', middleName: 'K.', lastName: ' ', suffixName: '' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(saveButton(canvas))
    const summary = canvas.getByRole('alert')
    await expect(summary).toHaveFocus()
    const links = within(summary).getAllByRole('link')
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      'Enter your first name.',
      'Enter your last name.',
    ])
    await expect(field(canvas, 'First name')).toHaveAccessibleDescription('Enter your first name.')
    await expect(field(canvas, 'Last name')).toHaveAccessibleDescription('Enter your last name.')
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const SaveFailed: Story = {
  name: 'Error: not saved',
  tags: ['!autodocs'],
  args: { failure: { kind: 'failed' } },
  play: ({ canvas }) => expectFailure(canvas, 'Unknown error saving your Name'),
}

const unnamed = { ...ito.profile, fullName: null, firstName: null, middleName: null, lastName: null, suffix: null }
export const NoneOnFile: Story = {
  name: 'Empty: none on file',
  args: { profile: unnamed, values: nameOfProfile(unnamed) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None on file')).toBeVisible()
    await expect(field(canvas, 'Last name')).toHaveValue('')
  },
}

const longNamed = {
  ...ito.profile,
  fullName: 'Maximiliane Featherstonehaugh Wolfeschlegelsteinhausenbergerdorff-Cholmondeley III',
  firstName: 'Maximiliane',
  middleName: 'Featherstonehaugh',
  lastName: 'Wolfeschlegelsteinhausenbergerdorff-Cholmondeley',
  suffix: 'III',
}
export const LongContent: Story = { args: { profile: longNamed, values: nameOfProfile(longNamed) }, ...phone }
