import { readStatus } from '@producer-portal/domain/requirements'

/** The colour of a status; its word always stands beside it. */
export type StatusLook = 'neutral' | 'info' | 'success' | 'warning'

/** How a requirement's status looks: open ones ask for attention, what is there is calm, what was dropped is grey. */
export function statusLook(status: string | null): StatusLook {
  switch (readStatus(status)) {
    case 'Ordered':
    case 'Required':
    case 'Pending Missing Data':
    case 'Not in Good Order':
      return 'warning'
    case 'Uploaded':
      return 'info'
    case 'Received':
    case 'Reviewed':
      return 'success'
    default:
      return 'neutral'
  }
}
