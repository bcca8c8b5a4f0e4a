'use client'
import { useCallback, useRef, type ReactNode } from 'react'
import { addMessage, type Announce } from '../../hooks/announcer.js'
import { AnnounceContext } from '../../hooks/useAnnounce.js'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js'

export interface LiveRegionProviderProps {
  /** The app, or the part of it that announces messages. */
  children: ReactNode
}

/** Use it once near the root so that `useAnnounce` has its live regions in the page from the start. */
export function LiveRegionProvider({ children }: LiveRegionProviderProps) {
  const polite = useRef<HTMLDivElement>(null)
  const assertive = useRef<HTMLDivElement>(null)
  const announce = useCallback<Announce>((message, politeness = 'polite') => {
    const region = politeness === 'assertive' ? assertive.current : polite.current
    if (region) addMessage(region, message)
  }, [])
  return (
    <AnnounceContext.Provider value={announce}>
      {children}
      <VisuallyHidden as="div" ref={polite} data-pp-live-region="" aria-live="polite" />
      <VisuallyHidden as="div" ref={assertive} data-pp-live-region="" aria-live="assertive" />
    </AnnounceContext.Provider>
  )
}
