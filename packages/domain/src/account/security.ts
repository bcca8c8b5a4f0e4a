/** The request of the form for a new password, each exactly as typed. */
export interface PasswordChange {
  readonly oldPassword: string
  readonly newPassword: string
  readonly newPasswordVerified: string
}

/** The entry that lets people write a question of their own. */
export const ownQuestion = 'Write my own question'

/** The eight entries of the question list; the last one needs a text. A deployment may replace the texts. */
export const securityQuestions = [
  'What was the name of your first school?',
  'What was the make of your first car?',
  'In which city did your parents meet?',
  'What was the name of your first pet?',
  'What was the first concert you went to?',
  'What is the middle name of your oldest sibling?',
  'What street did you live on when you were ten?',
  ownQuestion,
] as const

/** Longest question and answer, in characters. */
export const questionMax = 200
export const answerMax = 200

export interface SecurityQuestionForm {
  /** The chosen entry, null while none is. */
  readonly choice: string | null
  /** The text of an own question. */
  readonly ownText: string
  readonly answer: string
  readonly answerVerified: string
}

/** A form in which nothing is chosen yet. */
export const emptyQuestionForm: SecurityQuestionForm = { choice: null, ownText: '', answer: '', answerVerified: '' }

/** The question that is sent: the chosen entry, or the own text; null while there is none. */
export function chosenQuestion({ choice, ownText }: Pick<SecurityQuestionForm, 'choice' | 'ownText'>): string | null {
  const question = choice === ownQuestion ? ownText.trim() : choice
  return question === '' ? null : question
}
