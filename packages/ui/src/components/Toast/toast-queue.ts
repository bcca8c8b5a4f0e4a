import type { StatusTone } from '../Banner/status-icons.js'

/** An action that a toast offers, such as 'Retry' or 'Undo'. */
export interface ToastAction {
  readonly label: string
  readonly onAction: () => void
}

/** A message shown for a short while after an action. */
export interface ToastMessage {
  /** Decides the icon and the color; `info` by default. */
  readonly tone?: StatusTone
  /** A short bold text. */
  readonly title?: string
  /** The sentence. */
  readonly message?: string
  /** A button; a toast that has one stays until it is answered or closed. */
  readonly action?: ToastAction
}

export interface QueuedToast extends ToastMessage {
  readonly id: number
}

/** The number shown at a time; the others wait. */
export const shownAtOnce = 3

/** The time a toast stays in ms, longer for longer texts; null when it stays until users close it. */
export function getDuration({ tone, title = '', message = '', action }: ToastMessage): number | null {
  if (tone === 'error' || action) return null
  return Math.max(6000, (title.length + message.length) * 90)
}
