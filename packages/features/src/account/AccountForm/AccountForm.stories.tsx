import { demoPerson } from '@producer-portal/domain/mocks'
import { TextField } from '@producer-portal/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { getStoryUser } from '../../testing/story-user.js'
import { phone } from '../../testing/windows.js'
import { expectFailure, expectReadOnly, saveButton, viewAsPerson } from '../account-form.fixture.js'
import { needs } from '../../testing/needs.js'
import { refused } from '../../testing/results.js'
import { AccountForm } from './AccountForm.js'

const { user } = viewAsPerson(demoPerson('rivera'))

const meta = {
  title: 'Features/Account/AccountForm',
  component: AccountForm,
  args: {
    user,
    texts: {
      heading: 'Change Office Hours',
      lead: 'Clients see them in the field directory.',
      notSaved: 'Your office hours were not changed.',
      failed: 'Unknown error saving your office hours',
    },
    onFile: { term: 'Current office hours', detail: '9 AM to 5 PM' },
    backHref: '/profile',
    onCancel: fn(),
    onValidSubmit: fn(),
    children: (
      <>
        <TextField name="opens" label="Opens at" aria-required />
        <TextField name="closes" label="Closes at" aria-required />
      </>
    ),
  },
} satisfies Meta<typeof AccountForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(saveButton(canvas))
    await expect(args.onValidSubmit).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

/** Several problems are summed up above the fields; each leads to its field. */
export const Problems: Story = {
  name: 'Error: several problems',
  args: {
    schema: needs({ opens: 'Enter when the office opens.', closes: 'Enter when the office closes.' }),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(saveButton(canvas))
    await expectFailure(canvas, 'Check your entries')
    await userEvent.click(canvas.getByRole('link', { name: 'Enter when the office closes.' }))
    await expect(canvas.getByRole('textbox', { name: 'Closes at' })).toHaveFocus()
    await expect(args.onValidSubmit).not.toHaveBeenCalled()
  },
}

export const NotSaved: Story = {
  name: 'Error: refused for several reasons',
  args: {
    failure: refused('The office closes before it opens.', 'The directory is being updated.'),
  },
  play: async ({ canvas }) => {
    await expectFailure(canvas, 'Your office hours were not changed.')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

export const NoConnection: Story = {
  name: 'Error: no connection',
  args: { failure: { kind: 'unreachable' } },
  play: async ({ canvas }) => {
    await expectFailure(canvas, 'Check your internet connection and try again.')
  },
}

export const Saving: Story = {
  name: 'Loading: saving',
  args: { state: 'saving' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Opens at' }), '{Enter}')
    canvas.getByRole('textbox', { name: 'Opens at' }).closest('form')?.requestSubmit()
    await expect(args.onValidSubmit).not.toHaveBeenCalled()
  },
}

export const NothingChanged: Story = {
  args: { isChanged: false },
  play: async ({ args, canvas }) => {
    await expect(saveButton(canvas)).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(saveButton(canvas))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Opens at' }), '{Enter}')
    saveButton(canvas).closest('form')?.requestSubmit()
    await expect(args.onValidSubmit).not.toHaveBeenCalled()
  },
}

export const NothingOnFile: Story = {
  name: 'Empty: nothing on file',
  args: { onFile: { term: 'Current office hours', detail: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None on file')).toBeVisible()
  },
}

export const ReadOnly: Story = {
  args: { user: getStoryUser('hale') },
  play: async ({ canvas }) => expectReadOnly(canvas),
}

export const LongContent: Story = {
  ...phone,
  args: {
    onFile: {
      term: 'Current office hours',
      detail:
        'Monday to Thursday 9 AM to 5 PM, Friday 9 AM to 1 PM, by appointment only in the week after a public holiday',
    },
  },
}
