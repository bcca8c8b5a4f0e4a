'use client'
import { useMemo, useRef, useState, type ReactNode } from 'react'
import { ToastContext, type ToastControl } from '../../hooks/useToast.js'
import { Portal } from '../Portal/Portal.js'
import { ToastRegion } from '../Toast/ToastRegion.js'
import type { QueuedToast } from '../Toast/toastQueue.js'

export interface ToastProviderProps {
  /** Names the region that toasts are in; 'Notifications' by default. */
  label?: string
  /** Name of the close button of every toast; 'Dismiss' by default. */
  closeLabel?: string
  /** The app, or the part of it that shows toasts. */
  children: ReactNode
}

/**
 * Use it once near the root; `useToast` then shows the answer to an action at the corner of the window. What went wrong
 * is also said where it went wrong: a toast is never the only place of an error.
 */
export function ToastProvider({ label = 'Notifications', closeLabel, children }: ToastProviderProps) {
  const [queue, setQueue] = useState<readonly QueuedToast[]>([])
  const lastId = useRef(0)
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
      <Portal>
        <ToastRegion label={label} closeLabel={closeLabel} queue={queue} onClose={control.dismiss} />
      </Portal>
    </ToastContext.Provider>
  )
}
