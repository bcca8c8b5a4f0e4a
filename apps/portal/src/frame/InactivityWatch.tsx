import { useMessages } from '@producer-portal/features/messages'
import { inactivityMessages } from '@producer-portal/features/session'
import { latePart, useLatePart } from '@producer-portal/ui'
import { createElement, useEffect } from 'react'
import { useHistory } from '../history/HistoryContext.js'
import { useInactivity } from './useInactivity.js'

const question = latePart(() => import('./InactivityQuestion.js').then((part) => part.InactivityQuestion))

/** Beside every page of a signed-in user: asks whether somebody is still there, also in the browser's tab. */
export function InactivityWatch() {
  const say = useMessages(inactivityMessages)
  const history = useHistory()
  const { countdownSeconds, remainingSeconds, keepWorking } = useInactivity()
  const isAsked = remainingSeconds !== null
  const title = say('title')
  const Question = useLatePart(question, isAsked)
  useEffect(() => {
    if (!isAsked) return undefined
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [isAsked, title])
  if (!Question) return null
  return createElement(Question, {
    isOpen: isAsked,
    countdownSeconds,
    remainingSeconds: remainingSeconds ?? countdownSeconds,
    onKeepWorking: keepWorking,
    onSignOut: () => history.push('/logout'),
  })
}
