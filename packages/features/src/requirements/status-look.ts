import { readStatus } from '@producer-portal/domain/requirements'
import {
  CircleCheckIcon,
  CircleXIcon,
  ClockIcon,
  type IconGlyph,
  TriangleAlertIcon,
  UploadIcon,
} from '@producer-portal/ui'

/** The colour and the icon of a status; its word always stands beside them. */
export interface StatusLook {
  readonly tone: 'neutral' | 'info' | 'success' | 'warning'
  readonly glyph?: IconGlyph
}

/** How a requirement's status looks: open ones ask for attention, what is there is calm, what was dropped is grey. */
export function statusLook(status: string | null): StatusLook {
  switch (readStatus(status)) {
    case 'Ordered':
    case 'Required':
      return { tone: 'warning', glyph: ClockIcon }
    case 'Pending Missing Data':
    case 'Not in Good Order':
      return { tone: 'warning', glyph: TriangleAlertIcon }
    case 'Uploaded':
      return { tone: 'info', glyph: UploadIcon }
    case 'Received':
    case 'Reviewed':
      return { tone: 'success', glyph: CircleCheckIcon }
    case 'Waived':
    case 'Cancelled':
    case 'Order Fail':
    case 'Voided':
      return { tone: 'neutral', glyph: CircleXIcon }
    default:
      return { tone: 'neutral' }
  }
}
