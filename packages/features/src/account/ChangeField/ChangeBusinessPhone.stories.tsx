import { businessPhoneOfProfile } from '@producer-portal/domain/account'
import { type DemoPerson, demoPerson } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { phone } from '../../testing/windows.js'
import { accountFormArgs, expectFailure, saveButton, viewAsPerson, withFormState } from '../account-form.fixture.js'
import { ChangeField } from './ChangeField.js'

const rivera = demoPerson('rivera')
const asPerson = (person: DemoPerson) => ({
  ...viewAsPerson(person),
  values: businessPhoneOfProfile(person.profile),
})

const WorkingForm = withFormState(ChangeField)

const meta = {
  title: 'Features/Account/ChangeBusinessPhone',
  component: ChangeField,
  parameters: { viewAs: asPerson },
  args: { ...accountFormArgs, field: 'businessPhone', ...asPerson(rivera) },
  render: (args) => <WorkingForm {...args} key={args.user.userId} />,
} satisfies Meta<typeof ChangeField>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const number = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Business phone' })
const extension = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Extension' })

/** Save is disabled until the number or the extension differs, regardless of formatting. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Change Business Phone' })).toBeVisible()
    await expect(canvas.getByText('(312) 555-0101 ext. 204')).toBeVisible()
    await expect(canvas.getAllByRole('textbox')).toEqual([number(canvas), extension(canvas)])
    await expect(saveButton(canvas)).toHaveAttribute('aria-disabled', 'true')
    await userEvent.clear(number(canvas))
    await expect(saveButton(canvas)).not.toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(number(canvas), '+1 312.555.0101')
    await expect(saveButton(canvas)).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(extension(canvas), '5')
    await expect(saveButton(canvas)).not.toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

/** Only digits are sent; an extension has at most five, even when pasted. */
export const TypedAndSaved: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.clear(number(canvas))
    await userEvent.paste('(312) 555-0188')
    await userEvent.clear(extension(canvas))
    await userEvent.paste('ext. 1234567')
    await expect(extension(canvas)).toHaveValue('12345')
    await userEvent.keyboard('6{Enter}')
    await expect(args.onSave).toHaveBeenCalledWith({ phone: '3125550188', phoneExt: '12345' })
    await userEvent.clear(extension(canvas))
    await userEvent.click(saveButton(canvas))
    await expect(args.onSave).toHaveBeenLastCalledWith({ phone: '3125550188', phoneExt: '' })
  },
}

export const TooShort: Story = {
  name: 'Error: too short',
  tags: ['!autodocs'],
  args: { values: { phone: '31255501', phoneExt: '' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(saveButton(canvas))
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(number(canvas)).toHaveFocus()
    await expect(number(canvas)).toHaveAccessibleDescription(
      /Enter a phone number of 10 to 15 digits and nothing else\./,
    )
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const SaveFailed: Story = {
  name: 'Error: not saved',
  tags: ['!autodocs'],
  args: { failure: { kind: 'failed' } },
  play: ({ canvas }) => expectFailure(canvas, 'Unknown error saving your Business Phone Number'),
}

export const NoneOnFile: Story = {
  name: 'Empty: none on file',
  args: { profile: { ...rivera.profile, phone: null, phoneExt: null }, values: { phone: '', phoneExt: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None on file')).toBeVisible()
    await expect(saveButton(canvas)).toHaveAttribute('aria-disabled', 'true')
  },
}

/** A foreign number keeps its formatting. */
export const LongContent: Story = {
  args: {
    profile: { ...rivera.profile, phone: '442079460958123', phoneExt: '99999' },
    values: { phone: '+442079460958123', phoneExt: '99999' },
  },
  ...phone,
}
