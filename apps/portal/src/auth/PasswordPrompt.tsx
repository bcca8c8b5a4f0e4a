import { PasswordExpiryModal } from '@producer-portal/features/account'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isPasswordPromptAnswered, recordPasswordPromptAnswer } from './password-prompt.js'

export interface PasswordPromptProps {
  /** Days until the password expires. */
  daysLeft: number
}

const changePasswordPath = '/change-password'

/**
 * Asks users whose password is about to expire, once per sign-in and over whatever page comes first. Render it after
 * the page, so that Skip returns the focus to the page's heading.
 */
export function PasswordPrompt({ daysLeft }: PasswordPromptProps) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [isAnswered, setAnswered] = useState(isPasswordPromptAnswered)
  const answer = () => {
    recordPasswordPromptAnswer()
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
