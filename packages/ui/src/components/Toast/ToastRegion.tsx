'use client'
import { useRef, useState, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { lazyComponent } from '../../hooks/lazy-component.js'
import { stickyFootVariable } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'
import { shownAtOnce, type QueuedToast } from './toast-queue.js'
import { toastKey, useToastFocus } from './useToastFocus.js'

const Region = styled.div`
  position: fixed;
  inset-block-end: var(${stickyFootVariable}, 0);
  inset-inline-end: 0;
  z-index: ${tokens.zIndex.toast};
  display: grid;
  gap: ${tokens.space[2]};
  inline-size: min(100vw, calc(${tokens.size.dialogSmall} + 2 * ${tokens.space[4]}));
  max-block-size: 100dvh;
  padding: ${tokens.space[4]};
  /* On a short or much enlarged screen three of them are taller than the window. */
  overflow-y: auto;
  pointer-events: none;
`

export const Toast = lazyComponent(() => import('./Toast.js').then((module) => module.Toast), { fallback: null })

export interface ToastRegionProps {
  /** Names the region while there is a toast in it. */
  label: string
  /** Name of the close buttons; 'Dismiss' by default. */
  closeLabel?: string
  /** All toasts, the oldest first; the first three are shown. */
  queue: readonly QueuedToast[]
  /** Called with the id of the toast that is to go. */
  onClose: (id: number) => void
}

/**
 * The corner that toasts are shown in. It is in the page before the first toast, or that one would not be read out.
 * Pointing at one, or the keyboard in one, stops the clocks of all: nothing disappears while the user is reading it.
 */
export function ToastRegion({ label, closeLabel, queue, onClose }: ToastRegionProps) {
  const [isPointedAt, setPointedAt] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isPageHidden = useIsPageHidden()
  const region = useRef<HTMLDivElement>(null)
  const { rememberOrigin, beforeRemoval } = useToastFocus(region)
  const close = (id: number) => {
    beforeRemoval()
    // A browser need not say that the pointer or the focus left what is no longer there.
    setPointedAt(false)
    setFocused(false)
    onClose(id)
  }
  const naming = queue.length > 0 ? { role: 'region', 'aria-label': label, 'aria-keyshortcuts': toastKey } : {}
  return (
    <Region
      ref={region}
      {...naming}
      aria-live="polite"
      aria-relevant="additions"
      data-pp-toasts=""
      onPointerOver={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={(event) => {
        rememberOrigin(event)
        setFocused(true)
      }}
      onBlur={() => setFocused(false)}
    >
      {queue.slice(0, shownAtOnce).map(({ id, ...toast }) => (
        <Toast
          key={id}
          {...toast}
          closeLabel={closeLabel}
          isPaused={isPointedAt || isFocused || isPageHidden}
          onClose={() => close(id)}
        />
      ))}
    </Region>
  )
}

const subscribe = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
const isHidden = () => document.visibilityState === 'hidden'

/** True if the page is hidden: in another tab or behind another window. */
function useIsPageHidden(): boolean {
  return useSyncExternalStore(subscribe, isHidden, () => false)
}
