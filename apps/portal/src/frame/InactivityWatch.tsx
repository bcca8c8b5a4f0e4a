import { useMessages } from '@producer-portal/features/messages'
import { InactivityModal, inactivityMessages } from '@producer-portal/features/session'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useInactivity } from './useInactivity.js'

/** Beside every page of a signed-in user: asks whether somebody is still there, also in the browser's tab. */
export function InactivityWatch() {
  const say = useMessages(inactivityMessages)
  const navigate = useNavigate()
  const { countdownSeconds, remainingSeconds, keepWorking } = useInactivity()
  const isAsked = remainingSeconds !== null
  const title = say('title')
  useEffect(() => {
    if (!isAsked) return undefined
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [isAsked, title])
  return (
    <InactivityModal
      isOpen={isAsked}
      countdownSeconds={countdownSeconds}
      remainingSeconds={remainingSeconds ?? countdownSeconds}
      onKeepWorking={keepWorking}
      onSignOut={() => void navigate('/logout')}
    />
  )
}
