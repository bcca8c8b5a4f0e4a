import { type FormatLocale, formatDate, localDay } from '@producer-portal/domain/formatting'
import type { IllustrationState } from '@producer-portal/domain/illustrations'
import type { StatusBadgeProps } from '@producer-portal/ui'

/** The look of a state wherever requests are listed. */
export const stateTones = {
  received: 'neutral',
  preparing: 'info',
  ready: 'success',
  declined: 'danger',
} as const satisfies Record<IllustrationState, StatusBadgeProps['tone']>

/** The local day of a timestamp, as people read it. */
export const toDay = (timestamp: string, locale: FormatLocale): string =>
  formatDate(localDay(new Date(timestamp)), locale)
