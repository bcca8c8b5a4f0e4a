import { useMessages } from '@producer-portal/features/messages'
import { useToast } from '@producer-portal/ui'
import { useEffect, useRef } from 'react'
import { useSlowCalls } from '../data/slow-calls.js'
import { portalMessages } from './messages.js'

/**
 * Says that an answer is late, and offers a way on: what is only read is asked for again; a change that is under way
 * can be given up, and its form then says that it did not work. Goes when the answer comes.
 */
export function useSlowToast(): void {
  const say = useMessages(portalMessages)
  const { show, dismiss } = useToast()
  const calls = useSlowCalls()
  const latest = useRef(calls)
  useEffect(() => {
    latest.current = calls
  }, [calls])

  const isLate = calls.length > 0
  const isChanging = calls.some(({ isReading }) => !isReading)
  useEffect(() => {
    if (!isLate) return undefined
    const answer = () => {
      for (const { isReading, tryAgain, giveUp } of latest.current)
        if (isReading === !isChanging) (isReading ? tryAgain : giveUp)()
    }
    const id = show({
      message: say('slow'),
      action: { label: say(isChanging ? 'cancel' : 'tryAgain'), onSelect: answer },
    })
    return () => dismiss(id)
  }, [isLate, isChanging, say, show, dismiss])
}
