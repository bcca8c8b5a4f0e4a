'use client'
import { useEffect, useRef, useState } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce.js'
import type { ListScreenList } from './ListScreenProps.js'

type Refreshed = Pick<ListScreenList<unknown>, 'state' | 'onRefresh'>

/**
 * Loads the list again and has it read out once the rows are there, also when they are the same. A failure is told by
 * the list itself. A caller who does not say when it is done hears nothing.
 */
export function useListRefresh({ state = 'ready', onRefresh }: Refreshed, refreshedText: string) {
  const announce = useAnnounce()
  const [answerCount, setAnswerCount] = useState(0)
  const toldCount = useRef(0)
  useEffect(() => {
    if (answerCount === toldCount.current) return
    toldCount.current = answerCount
    if (state === 'ready') announce(refreshedText)
  }, [answerCount, state, refreshedText, announce])
  return async () => {
    const answer = onRefresh()
    await answer
    if (answer) setAnswerCount((count) => count + 1)
  }
}
