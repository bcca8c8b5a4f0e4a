'use client'

import { Skeleton, VisuallyHidden } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { dashboardMessages } from '../messages.js'

/** Use it in the place of a widget until its code has arrived: keeps its room, so that nothing jumps. */
export function ActivitySkeleton() {
  const t = useMessages(dashboardMessages)
  return (
    <div aria-busy>
      <VisuallyHidden>{t('activityLoading')}</VisuallyHidden>
      <Skeleton lines={16} size="xl" />
    </div>
  )
}
