import { canSaveSecurityQuestion, ownQuestion, securityQuestions } from '@producer-portal/domain/account'
import { expect, test } from 'vitest'
import { findSecurityQuestionProblems } from './security-question-problems.js'

const whole = { choice: securityQuestions[0], ownText: '', answer: 'Lakeside', answerVerified: 'Lakeside' }

test.each([
  ['is whole', {}, []],
  ['has no question', { choice: null }, ['choice: questionMissing']],
  ['has an own question without a text', { choice: ownQuestion, ownText: ' ' }, ['ownText: ownQuestionMissing']],
  ['has an own question', { choice: ownQuestion, ownText: 'Which lake?' }, []],
  ['has no answer', { answer: ' ' }, ['answer: answerMissing', 'answerVerified: answersDiffer']],
  ['has no confirmation', { answerVerified: '' }, ['answerVerified: confirmationMissing']],
  ['has answers that differ', { answerVerified: 'lakeside' }, ['answerVerified: answersDiffer']],
])('a security question that %s is told what is wrong, and is saved when nothing is', (_, change, expected) => {
  const typed = { ...whole, ...change }
  expect(findSecurityQuestionProblems(typed).map(({ field, text }) => `${field}: ${text}`)).toEqual(expected)
  expect(canSaveSecurityQuestion(typed)).toBe(expected.length === 0)
})
