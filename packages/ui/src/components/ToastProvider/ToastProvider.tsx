'use client'
import { useMemo, useRef, useState, type ReactNode } from 'react'
import { ToastContext, type ToastControl } from '../../hooks/useToast.js'
import { Portal } from '../Portal/Portal.js'
import { Toast } from '../Toast/Toast.js'
import { shownAtOnce, type QueuedToast } from '../Toast/toastQueue.js'
import * as S from './ToastProvider.styles.js'

export interface ToastProviderProps {
  /** Names the region that toasts are in; 'Notifications' by default. */
  label?: string
  children: ReactNode
}

/** Use it once near the root; `useToast` then shows the answer to an action at the corner of the window. */
export function ToastProvider({ label = 'Notifications', children }: ToastProviderProps) {
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
        <S.Viewport role="region" aria-label={label} aria-live="polite" aria-relevant="additions" data-pp-toasts="">
          {queue.slice(0, shownAtOnce).map(({ id, ...toast }) => (
            <Toast key={id} {...toast} onClose={() => control.dismiss(id)} />
          ))}
        </S.Viewport>
      </Portal>
    </ToastContext.Provider>
  )
}
