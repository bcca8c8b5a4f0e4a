'use client'
import { createContext, useContext } from 'react'
import type { ToastMessage } from '../components/Toast/toast-queue.js'

/** Shows and takes away toasts. */
export interface ToastControl {
  /** Puts a toast into the queue and gives its id. */
  show: (toast: ToastMessage) => number
  /** Takes a toast away before its time; an unknown id is ignored. */
  dismiss: (id: number) => void
}

/** Filled by `ToastProvider`. */
export const ToastContext = createContext<ToastControl | null>(null)

/** Gives the control of the toasts. Throws when there is no `ToastProvider` above. */
export function useToast(): ToastControl {
  const control = useContext(ToastContext)
  if (!control) throw new Error('useToast needs a ToastProvider above it')
  return control
}
