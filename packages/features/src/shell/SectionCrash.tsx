'use client'

import { Button, ErrorState } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import { shellMessages } from './messages.js'

export interface SectionCrashProps {
  /** Called by 'Try again', which draws the section anew; left out, there is no such button. */
  onRetry?: () => void
  /** Called by 'Take Me Home', for a section that is the whole page; left out, there is no such button. */
  onHomeOpen?: () => void
}

/** Use it as the fallback of an error boundary around one section; the rest of the page stays usable. */
export function SectionCrash({ onRetry, onHomeOpen }: SectionCrashProps) {
  const say = useMessages(shellMessages)
  return (
    <ErrorState
      title={say('sectionCrash')}
      onRetry={onRetry}
      retryLabel={say('tryAgain')}
      action={onHomeOpen && <Button onClick={onHomeOpen}>{say('takeMeHome')}</Button>}
    />
  )
}
