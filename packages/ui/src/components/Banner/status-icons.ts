import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from '../../icons/icons.js'
import type { IconComponent } from '../Icon/Icon.js'

/** The subject. */
export type StatusTone = 'info' | 'success' | 'warning' | 'error'

/** The icon that says the same as the color. */
export const statusIcons: Readonly<Record<StatusTone, IconComponent>> = {
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  error: CircleAlertIcon,
}
