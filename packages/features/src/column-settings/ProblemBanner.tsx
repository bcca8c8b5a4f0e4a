'use client'

import type { ColumnSettingsProblem } from '@producer-portal/domain/column-settings'
import { Banner, Button } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import { columnSettingsMessages } from './messages.js'

export interface ProblemBannerProps {
  problem: ColumnSettingsProblem
  /** Called by Retry, which is offered when the columns could not be had. */
  onRetry: () => void
}

/** Use it above a list of columns that are not the reader's own, to say why. */
export function ProblemBanner({ problem, onRetry }: ProblemBannerProps) {
  const say = useMessages(columnSettingsMessages)
  const isRetryable = problem === 'not-retrieved'
  return (
    <Banner
      tone="error"
      title={say(isRetryable ? 'notRetrieved' : 'titleNotFound')}
      actions={isRetryable && <Button onClick={onRetry}>{say('retry')}</Button>}
    >
      {say('defaultsShown')}
    </Banner>
  )
}
