'use client'

import { Button, TriangleAlertIcon } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import { shellMessages } from './messages.js'
import { StandInPage } from './StandInPage.js'

export interface ObsPageProps {
  /** Called by 'Take Me Home'. */
  onHomeOpen: () => void
}

/** Use it at the address to which a server sends people when something went wrong outside the portal. */
export function ObsPage({ onHomeOpen }: ObsPageProps) {
  const say = useMessages(shellMessages)
  return (
    <StandInPage
      glyph={TriangleAlertIcon}
      title={say('failed')}
      action={
        <Button variant="primary" onClick={onHomeOpen}>
          {say('takeMeHome')}
        </Button>
      }
    />
  )
}
