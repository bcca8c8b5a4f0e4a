import { emptyQuestionForm, ownQuestion, securityQuestions } from '@producer-portal/domain/account'
import { demoPerson } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { phone } from '../../testing/windows.js'
import { accountFormArgs, saveButton, viewAsPerson, withFormState } from '../account-form.fixture.js'
import { SecurityQuestion } from './SecurityQuestion.js'

const rivera = demoPerson('rivera')

const WorkingForm = withFormState(SecurityQuestion)

const meta = {
  title: 'Features/Account/SecurityQuestion',
  component: SecurityQuestion,
  parameters: { viewAs: viewAsPerson },
  args: {
    ...viewAsPerson(rivera),
    ...accountFormArgs,
    values: emptyQuestionForm,
  },
  render: (args) => <WorkingForm {...args} />,
} satisfies Meta<typeof SecurityQuestion>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const whole = {
  choice: securityQuestions[0],
  ownText: '',
  answer: 'Lakeside',
  answerVerified: 'Lakeside',
}

const question = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Question' })
const field = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name })

/** Eight entries; what is missing is said when the form is sent. */
export const Default: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('What was the name of your first school?', { selector: 'dd' })).toBeVisible()
    const entries = within(question(canvas)).getAllByRole('option')
    await expect(entries.map(({ textContent }) => textContent)).toEqual(['Choose a question', ...securityQuestions])
    await expect(entries).toHaveLength(9)
    await userEvent.click(saveButton(canvas))
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.selectOptions(question(canvas), securityQuestions[3])
    await expect(canvas.queryByRole('textbox', { name: 'Your own question' })).toBeNull()
    await userEvent.type(field(canvas, 'Answer'), 'Biscuit')
    await userEvent.type(field(canvas, 'Confirm answer'), 'Biscuit{Enter}')
    await expect(args.onSave).toHaveBeenCalledWith({
      question: securityQuestions[3],
      answer: 'Biscuit',
      answerVerified: 'Biscuit',
    })
  },
}

/** The eighth option asks for the user's own question, and can't be saved without it. */
export const OwnQuestion: Story = {
  tags: ['!autodocs'],
  args: { values: { ...emptyQuestionForm, answer: 'Lake Ripley', answerVerified: 'Lake Ripley' } },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(question(canvas), ownQuestion)
    await userEvent.click(saveButton(canvas))
    await expect(canvas.queryByRole('alert')).toBeNull()
    const own = field(canvas, 'Your own question')
    await expect(own).toHaveAccessibleDescription('Write your question.')
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(own).toHaveFocus()
    await userEvent.type(own, 'Which lake?')
    await expect(own).toBeValid()
    await userEvent.click(saveButton(canvas))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}

export const AnswersDiffer: Story = {
  tags: ['!autodocs'],
  name: 'Error: answers that differ',
  args: { values: { ...emptyQuestionForm, choice: securityQuestions[0], answer: 'Lakeside' } },
  play: async ({ args, canvas }) => {
    await userEvent.type(field(canvas, 'Confirm answer'), 'Lakesid')
    await userEvent.click(saveButton(canvas))
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(field(canvas, 'Confirm answer')).toHaveFocus()
    await expect(field(canvas, 'Confirm answer')).toHaveAccessibleDescription("The answers don't match.")
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.keyboard('e')
    await expect(field(canvas, 'Confirm answer')).toBeValid()
  },
}

/** Everything that is missing, in the order of the fields. */
export const NothingEntered: Story = {
  tags: ['!autodocs'],
  name: 'Error: nothing but an answer',
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas, 'Answer'), 'Lakeside')
    await userEvent.click(saveButton(canvas))
    const lines = within(canvas.getByRole('alert')).getAllByRole('listitem')
    await expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Choose a question.',
      'Enter your answer again.',
    ])
  },
}

export const Empty: Story = {
  name: 'Empty: no question on file',
  args: { profile: { ...rivera.profile, challengeQuestion: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None on file')).toBeVisible()
  },
}

export const Saving: Story = {
  name: 'Loading: saving',
  args: { state: 'saving', values: whole },
  play: async ({ args, canvas }) => {
    await userEvent.click(saveButton(canvas))
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const UnknownFailure: Story = {
  tags: ['!autodocs'],
  name: 'Error: unknown',
  args: { failure: { kind: 'failed' }, values: whole },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Unknown error saving security question')
    await expect(question(canvas)).toHaveValue(whole.choice)
    await expect(field(canvas, 'Confirm answer')).toHaveValue('Lakeside')
  },
}

export const ReadOnly: Story = {
  args: viewAsPerson(demoPerson('hale')),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/profile')
  },
}

export const LongContent: Story = {
  name: 'Long content',
  args: {
    profile: {
      ...rivera.profile,
      challengeQuestion:
        'What did your grandmother call the stretch of beach north of the pier where the whole family met on the first Sunday of every August?',
    },
    values: {
      ...emptyQuestionForm,
      choice: ownQuestion,
      ownText: 'Which of the three dogs of our neighbours on Hawthorne Avenue was the one that nobody dared to pass?',
    },
  },
}

export const Narrow: Story = { ...phone }
