import { ownQuestion, type SecurityQuestionForm } from '@producer-portal/domain/account'
import type { Problem } from '../AccountForm/account-forms.js'

/** A form in which nothing is chosen yet. */
export const emptyQuestionForm: SecurityQuestionForm = { choice: null, ownText: '', answer: '', answerVerified: '' }

export type QuestionProblem =
  | 'questionMissing'
  | 'ownQuestionMissing'
  | 'answerMissing'
  | 'confirmationMissing'
  | 'answersDiffer'

/** The problem that keeps a security question from being saved, in the order of the fields. */
export function findSecurityQuestionProblems(
  typed: SecurityQuestionForm,
): readonly Problem<keyof SecurityQuestionForm, QuestionProblem>[] {
  const problems: Problem<keyof SecurityQuestionForm, QuestionProblem>[] = []
  const [answer, answerVerified] = [typed.answer.trim(), typed.answerVerified.trim()]
  const isOwnMissing = typed.choice === ownQuestion && typed.ownText.trim() === ''
  if (typed.choice === null) problems.push({ field: 'choice', text: 'questionMissing' })
  if (isOwnMissing) problems.push({ field: 'ownText', text: 'ownQuestionMissing' })
  if (answer === '') problems.push({ field: 'answer', text: 'answerMissing' })
  if (answerVerified === '') problems.push({ field: 'answerVerified', text: 'confirmationMissing' })
  else if (answer !== answerVerified) problems.push({ field: 'answerVerified', text: 'answersDiffer' })
  return problems
}
