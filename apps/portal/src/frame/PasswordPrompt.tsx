import { latePart, useLatePart } from '@producer-portal/ui'
import { createElement, useState } from 'react'
import { useHistory } from '../history/HistoryContext.js'
import { usePathname } from '../history/PathnameContext.js'
import { isPromptAnswered, notePromptAnswer } from '../session/password-prompt.js'
import { useOnboarding } from './useOnboarding.js'

const question = latePart(() => import('./PasswordQuestion.js').then((part) => part.PasswordQuestion))
const changePasswordPath = '/change-password'

/**
 * Asks those whose password is about to expire, once per sign-in and over whatever page comes first. It stands after
 * the page, so that Skip leads the focus back to the page's heading.
 */
export function PasswordPrompt() {
  const onboarding = useOnboarding()
  const pathname = usePathname()
  const history = useHistory()
  const [isAnswered, setAnswered] = useState(isPromptAnswered)
  const daysLeft = onboarding?.kind === 'none' ? onboarding.passwordWarningDays : null
  const isAsked = daysLeft !== null && !isAnswered && pathname !== changePasswordPath
  const Question = useLatePart(question, isAsked)
  if (daysLeft === null || !Question) return null
  const answer = () => {
    notePromptAnswer()
    setAnswered(true)
  }
  return createElement(Question, {
    isOpen: isAsked,
    daysLeft,
    onSkip: answer,
    onPasswordChange: () => {
      answer()
      history.push(changePasswordPath)
    },
  })
}
