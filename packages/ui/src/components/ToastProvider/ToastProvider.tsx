'use client'
import { useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { ToastContext, type ToastControl } from '../../hooks/useToast.js'
import { ToastRegion } from '../Toast/ToastRegion.js'
import type { QueuedToast } from '../Toast/toast-queue.js'
import { usePortalRoot } from '../../theme/portal-root.js'
import { coreTexts } from '../../i18n/core-texts.js'
import { useTexts } from '../../i18n/useTexts.js'

export interface ToastProviderProps {
  /** Names the region that toasts are in; 'Notifications' by default. */
  label?: string
  /** Name of the close button of every toast; 'Dismiss' by default. */
  closeLabel?: string
  /** The app, or the part of it that shows toasts. */
  children: ReactNode
}

/**
 * Use it once near the root; `useToast` then shows the answer to an action at the corner of the window. An error is
 * also shown where it happened: a toast is never its only place. The code of toasts loads with the first of them, and
 * ahead where `useFailureToast` is used or `preloadLazyComponents` is called.
 */
export function ToastProvider({ label, closeLabel, children }: ToastProviderProps) {
  const t = useTexts(coreTexts)
  const [queue, setQueue] = useState<readonly QueuedToast[]>([])
  const lastId = useRef(0)
  const root = usePortalRoot()
  const isMounted = useIsMounted()
  // Nothing of it comes from a server, which has no page to draw it in.
  const place = isMounted && (root === undefined ? document.body : root)
  const control = useMemo<ToastControl>(
    () => ({
      show: (toast) => {
        lastId.current += 1
        const queued = { ...toast, id: lastId.current }
        setQueue((waiting) => [...waiting, queued])
        return queued.id
      },
      dismiss: (id) => setQueue((waiting) => waiting.filter((toast) => toast.id !== id)),
    }),
    [],
  )
  return (
    <ToastContext.Provider value={control}>
      {children}
      {place &&
        createPortal(
          <ToastRegion
            label={label ?? t('notifications')}
            closeLabel={closeLabel}
            queue={queue}
            onClose={control.dismiss}
          />,
          place,
        )}
    </ToastContext.Provider>
  )
}

const never = () => () => undefined

/** False on the server and during hydration, true from then on. */
function useIsMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
