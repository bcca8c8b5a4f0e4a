import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from 'lucide-react'
import type { IconComponent } from '../Icon/Icon.js'

/** The subject. */
export type StatusTone = 'info' | 'success' | 'warning' | 'error'

/** The icon and the word that say the same as the color. */
export const statusBadges: Readonly<Record<StatusTone, { icon: IconComponent; word: string }>> = {
  info: { icon: InfoIcon, word: 'Information' },
  success: { icon: CircleCheckIcon, word: 'Success' },
  warning: { icon: TriangleAlertIcon, word: 'Warning' },
  error: { icon: CircleAlertIcon, word: 'Error' },
}
