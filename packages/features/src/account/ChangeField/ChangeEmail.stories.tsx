import { demoPerson } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { phone } from '../../testing/windows.js'
import { accountFormArgs, expectFailure, saveButton, viewAsPerson, withFormState } from '../account-form.fixture.js'
import { ChangeField } from './ChangeField.js'

const rivera = demoPerson('rivera')

const WorkingForm = withFormState(ChangeField)

const meta = {
  title: 'Features/Account/ChangeEmail',
  component: ChangeField,
  parameters: { viewAs: viewAsPerson },
  args: {
    ...viewAsPerson(rivera),
    ...accountFormArgs,
    field: 'email',
    values: { email: '', emailVerified: '' },
  },
  render: (args) => <WorkingForm {...args} />,
} satisfies Meta<typeof ChangeField>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const email = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'New email' })
const confirmation = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Confirm new email' })

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Change Email' })).toBeVisible()
    await expect(canvas.getByText(rivera.profile.email ?? '')).toBeVisible()
    await expect(canvas.getAllByRole('textbox')).toEqual([email(canvas), confirmation(canvas)])
    await userEvent.click(saveButton(canvas))
    await expect(within(canvas.getByRole('alert')).getAllByRole('link')).toHaveLength(2)
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

/** Spaces around an address are removed. */
export const TypedAndSaved: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(email(canvas))
    await userEvent.paste(' elena@rivera.example ')
    await userEvent.click(confirmation(canvas))
    await userEvent.paste('elena@rivera.example')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSave).toHaveBeenCalledWith({
      email: 'elena@rivera.example',
      emailVerified: 'elena@rivera.example',
    })
  },
}

/** Problems are listed above the form, which takes the focus, and shown at each field, with links to the fields. */
export const Differing: Story = {
  name: 'Error: two problems',
  tags: ['!autodocs'],
  args: { values: { email: 'elena', emailVerified: 'elena@rivera.example' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(saveButton(canvas))
    const summary = canvas.getByRole('alert')
    await expect(summary).toHaveFocus()
    const links = within(summary).getAllByRole('link')
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      'Enter an email in the form name@example.com.',
      "The emails don't match.",
    ])
    await expect(email(canvas)).toHaveAccessibleDescription('Enter an email in the form name@example.com.')
    await expect(confirmation(canvas)).toHaveAccessibleDescription("The emails don't match.")
    await userEvent.click(within(summary).getByRole('link', { name: "The emails don't match." }))
    await expect(confirmation(canvas)).toHaveFocus()
    await userEvent.type(email(canvas), '@rivera.example')
    await expect(email(canvas)).not.toHaveAccessibleDescription()
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}

export const CurrentEmail: Story = {
  name: 'Error: the current email',
  tags: ['!autodocs'],
  args: { values: { email: 'Rivera@Example.com', emailVerified: 'Rivera@Example.com' } },
  play: async ({ canvas }) => {
    await userEvent.click(saveButton(canvas))
    await expect(email(canvas)).toHaveAccessibleDescription('This is your current email. Enter a different one.')
    await expect(email(canvas)).toHaveFocus()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const SaveFailed: Story = {
  name: 'Error: not saved',
  tags: ['!autodocs'],
  args: { failure: { kind: 'failed' }, values: { email: 'a@b.example', emailVerified: 'a@b.example' } },
  play: async ({ canvas }) => {
    await expectFailure(canvas, 'Unknown error saving email')
    await expect(email(canvas)).toHaveValue('a@b.example')
  },
}

/** A failure of the server disappears once the form has another problem. */
export const WrongAfterFailure: Story = {
  name: 'Error: wrong after a failure',
  tags: ['!autodocs'],
  args: { failure: { kind: 'failed' }, values: { email: 'a@b.example', emailVerified: 'a' } },
  play: async ({ canvas }) => {
    await userEvent.click(saveButton(canvas))
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(confirmation(canvas)).toHaveAccessibleDescription("The emails don't match.")
  },
}

export const Saving: Story = {
  name: 'Loading: saving',
  args: { state: 'saving', values: { email: 'a@b.example', emailVerified: 'a@b.example' } },
  play: async ({ args, canvas }) => {
    await userEvent.type(confirmation(canvas), '{Enter}')
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const NoneOnFile: Story = {
  name: 'Empty: none on file',
  args: { profile: { ...rivera.profile, email: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None on file')).toBeVisible()
  },
}

/** During required verification, more roles may change contact data than in the profile. */
export const OfficeStaffOnboarding: Story = {
  name: 'Onboarding: office staff',
  args: { ...viewAsPerson(demoPerson('lin')), isOnboarding: true },
  play: async ({ canvas }) => {
    await expect(email(canvas)).toBeVisible()
  },
}

const long = 'wolfeschlegelsteinhausenbergerdorff.featherstonehaugh@brokerage.of.the.northern.lakes.example'
export const LongContent: Story = {
  args: { profile: { ...rivera.profile, email: long }, values: { email: long, emailVerified: long } },
  ...phone,
}
export const Narrow: Story = { ...phone }
