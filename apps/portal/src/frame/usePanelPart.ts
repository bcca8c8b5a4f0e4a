import { useMessages } from '@producer-portal/features/messages'
import { useLatePart, useToast } from '@producer-portal/ui'
import type { LatePart } from '@producer-portal/ui'
import { useEffect } from 'react'
import { portalMessages } from './messages.js'

/**
 * What opens over a page, loaded when it first opens and there from then on, open or not. When it cannot be loaded, as
 * without a network, a toast says so and the page stays; the next opening tries again.
 * @param close called when it cannot be loaded
 * @returns undefined until it is there
 */
export function usePanelPart<T>(part: LatePart<T>, isOpen: boolean, close: () => void): T | undefined {
  const say = useMessages(portalMessages)
  const { show } = useToast()
  const loaded = useLatePart(part, isOpen)
  useEffect(() => {
    if (!isOpen) return
    part.load().catch(() => {
      show({ tone: 'error', message: say('partMissing') })
      close()
    })
  }, [part, isOpen, close, show, say])
  return loaded
}
