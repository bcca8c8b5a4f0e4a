import { PasswordExpiryModal } from '@producer-portal/features/profile'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isPromptAnswered, notePromptAnswer } from '../session/password-prompt.js'
import { useOnboarding } from './useOnboarding.js'

const changePasswordPath = '/change-password'

/**
 * Asks those whose password is about to expire, once per sign-in and over whatever page comes first. It stands after
 * the page, so that Skip leads the focus back to the page's heading.
 */
export function PasswordPrompt() {
  const onboarding = useOnboarding()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [isAnswered, setAnswered] = useState(isPromptAnswered)
  const daysLeft = onboarding?.kind === 'none' ? onboarding.passwordWarningDays : null
  if (daysLeft === null) return null
  const answer = () => {
    notePromptAnswer()
    setAnswered(true)
  }
  return (
    <PasswordExpiryModal
      isOpen={!isAnswered && pathname !== changePasswordPath}
      daysLeft={daysLeft}
      onSkip={answer}
      onPasswordChange={() => {
        answer()
        void navigate(changePasswordPath)
      }}
    />
  )
}
