'use client'

import { Button, SearchIcon, Text, TriangleAlertIcon } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { shellMessages } from '../messages.js'
import { StatusPage } from './StatusPage.js'

export interface NotFoundProps {
  /** Called by 'Take Me Home'. */
  onHomeOpen: () => void
}

/** Use it for every address that leads nowhere. */
export function NotFound({ onHomeOpen }: NotFoundProps) {
  const say = useMessages(shellMessages)
  return (
    <StatusPage
      icon={SearchIcon}
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
    </StatusPage>
  )
}

export interface ServiceErrorPageProps {
  /** Called by 'Take Me Home'. */
  onHomeOpen: () => void
}

/** Use it as the page to which servers redirect after errors outside the portal. */
export function ServiceErrorPage({ onHomeOpen }: ServiceErrorPageProps) {
  const say = useMessages(shellMessages)
  return (
    <StatusPage
      icon={TriangleAlertIcon}
      title={say('failed')}
      action={
        <Button variant="primary" onClick={onHomeOpen}>
          {say('takeMeHome')}
        </Button>
      }
    />
  )
}
