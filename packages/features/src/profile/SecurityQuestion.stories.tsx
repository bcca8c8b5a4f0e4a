import { demoPerson } from '@producer-portal/domain/mocks'
import { ownQuestion, securityQuestions } from '@producer-portal/domain/profile'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { phone, tablet } from '../testing/windows.js'
import { SecurityQuestion } from './SecurityQuestion.js'

const meta = {
  title: 'Features/Profile/SecurityQuestion',
  component: SecurityQuestion,
  args: {
    current: demoPerson('rivera').profile.challengeQuestion,
    chosen: { choice: null, ownText: '' },
    onwardHref: '/profile',
    onChosenChange: fn(),
    onCancel: fn(),
    onQuestionSave: fn(),
    onUnsavedChange: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof SecurityQuestion>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

/** Holds what is chosen, as the page does. */
function Held({ chosen: first, onChosenChange, ...args }: ComponentProps<typeof SecurityQuestion>) {
  const [chosen, setChosen] = useState(first)
  const change = (next: typeof first) => {
    setChosen(next)
    onChosenChange(next)
  }
  return <SecurityQuestion {...args} chosen={chosen} onChosenChange={change} />
}

const question = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Question' })
const field = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name })
const save = (canvas: Canvas) => canvas.getByRole('button', { name: 'Save question' })

/** Eight entries; saving waits for one of them and for two answers that are the same. */
export const Default: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('What was the name of your first school?', { selector: 'dd' })).toBeVisible()
    const entries = within(question(canvas)).getAllByRole('option')
    await expect(entries.map(({ textContent }) => textContent)).toEqual(['Choose a question', ...securityQuestions])
    await expect(entries).toHaveLength(9)
    await userEvent.selectOptions(question(canvas), securityQuestions[3])
    await expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true)
    await expect(canvas.queryByRole('textbox', { name: 'Your own question' })).toBeNull()
    await userEvent.type(field(canvas, 'Answer'), 'Biscuit')
    await expect(save(canvas)).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(field(canvas, 'Confirm answer'), 'Biscuit')
    await expect(save(canvas)).not.toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onQuestionSave).toHaveBeenCalledWith({
      question: securityQuestions[3],
      answer: 'Biscuit',
      answerVerified: 'Biscuit',
    })
  },
}

/** The eighth entry asks for a text of one's own, and cannot be saved without it. */
export const OwnQuestion: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.type(field(canvas, 'Answer'), 'Lake Ripley')
    await userEvent.type(field(canvas, 'Confirm answer'), 'Lake Ripley')
    await userEvent.selectOptions(question(canvas), ownQuestion)
    const own = field(canvas, 'Your own question')
    await userEvent.type(own, ' ')
    await userEvent.tab()
    await expect(own).toHaveAccessibleDescription('Write your question.')
    await expect(save(canvas)).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(own, 'Where did we spend our summers?')
    await userEvent.click(save(canvas))
    await expect(args.onQuestionSave).toHaveBeenCalledWith({
      question: 'Where did we spend our summers?',
      answer: 'Lake Ripley',
      answerVerified: 'Lake Ripley',
    })
  },
}

export const AnswersDiffer: Story = {
  tags: ['!autodocs'],
  name: 'Error: answers that differ',
  args: { chosen: { choice: securityQuestions[0], ownText: '' } },
  play: async ({ args, canvas }) => {
    await userEvent.type(field(canvas, 'Answer'), 'Lakeside')
    await userEvent.type(field(canvas, 'Confirm answer'), 'Lakesid')
    await expect(field(canvas, 'Confirm answer')).toBeValid()
    await userEvent.tab()
    await expect(field(canvas, 'Confirm answer')).toHaveAccessibleDescription('The answers do not match.')
    await userEvent.click(save(canvas))
    await expect(args.onQuestionSave).not.toHaveBeenCalled()
    await userEvent.type(field(canvas, 'Confirm answer'), 'e')
    await expect(field(canvas, 'Confirm answer')).toBeValid()
  },
}

export const Empty: Story = {
  name: 'Empty: no question on file',
  args: { current: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None chosen')).toBeVisible()
  },
}

export const Saving: Story = {
  name: 'Loading: saving',
  args: { state: 'saving', chosen: { choice: securityQuestions[0], ownText: '' } },
  play: async ({ args, canvas }) => {
    await userEvent.type(field(canvas, 'Answer'), 'Lakeside')
    await userEvent.type(field(canvas, 'Confirm answer'), 'Lakeside{Enter}')
    await expect(args.onQuestionSave).not.toHaveBeenCalled()
  },
}

export const Saved: Story = {
  tags: ['!autodocs'],
  args: { state: 'saved', current: securityQuestions[3] },
  play: async ({ canvas }) => {
    const news = canvas.getByRole('status')
    await expect(news).toHaveTextContent('Security Question Saved')
    await expect(news).toHaveFocus()
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/profile')
    await expect(canvas.queryByRole('combobox')).toBeNull()
  },
}

export const UnknownFailure: Story = {
  tags: ['!autodocs'],
  name: 'Error: unknown',
  args: { failure: { kind: 'failed' }, chosen: { choice: securityQuestions[1], ownText: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Unknown error saving security question')
    await expect(question(canvas)).toHaveValue(securityQuestions[1])
  },
}

/** The server's own words. */
export const Refused: Story = {
  tags: ['!autodocs'],
  name: 'Error: refused',
  args: { failure: { kind: 'refused', errors: ['The answer must not be part of the question.'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The answer must not be part of the question.')
  },
}

export const ReadOnly: Story = {
  args: { current: demoPerson('hale').profile.challengeQuestion, isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/profile')
  },
}

export const LongContent: Story = {
  name: 'Long content',
  args: {
    current:
      'What did your grandmother call the stretch of beach north of the pier where the whole family met on the first Sunday of every August?',
    chosen: {
      choice: ownQuestion,
      ownText: 'Which of the three dogs of our neighbours on Hawthorne Avenue was the one that nobody dared to pass?',
    },
  },
}

export const Narrow: Story = { ...phone }
export const Tablet: Story = { ...tablet }
