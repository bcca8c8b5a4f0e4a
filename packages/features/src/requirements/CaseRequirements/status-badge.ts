import { readStatus } from '@producer-portal/domain/requirements'
import {
  CircleCheckIcon,
  CircleXIcon,
  ClockIcon,
  type IconComponent,
  TriangleAlertIcon,
  UploadIcon,
} from '@producer-portal/ui'

/** The color and the icon of a status; its label is always shown too. */
export interface StatusBadge {
  readonly tone: 'neutral' | 'info' | 'success' | 'warning'
  readonly icon?: IconComponent
}

/** Returns the badge of a status: warnings for open ones, green for received ones, gray for dropped ones. */
export function getStatusBadge(status: string | null): StatusBadge {
  switch (readStatus(status)) {
    case 'Ordered':
    case 'Required':
      return { tone: 'warning', icon: ClockIcon }
    case 'Pending Missing Data':
    case 'Not in Good Order':
      return { tone: 'warning', icon: TriangleAlertIcon }
    case 'Uploaded':
      return { tone: 'info', icon: UploadIcon }
    case 'Received':
    case 'Reviewed':
      return { tone: 'success', icon: CircleCheckIcon }
    case 'Waived':
    case 'Cancelled':
    case 'Order Fail':
    case 'Voided':
      return { tone: 'neutral', icon: CircleXIcon }
    default:
      return { tone: 'neutral' }
  }
}
