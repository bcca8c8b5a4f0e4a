'use client'

import { Button, SearchIcon, Text } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import { shellMessages } from './messages.js'
import { StandInPage } from './StandInPage.js'

export interface NotFoundProps {
  /** Called by 'Take Me Home'. */
  onHomeOpen: () => void
}

/** Use it for every address that leads nowhere. */
export function NotFound({ onHomeOpen }: NotFoundProps) {
  const say = useMessages(shellMessages)
  return (
    <StandInPage
      glyph={SearchIcon}
      title={say('notFoundTitle')}
      action={
        <Button variant="primary" onClick={onHomeOpen}>
          {say('takeMeHome')}
        </Button>
      }
    >
      <Text size="md" tone="muted">
        {say('notFoundText')}
      </Text>
      <Text tone="muted" isNumeric>
        {say('notFoundCode')}
      </Text>
    </StandInPage>
  )
}
