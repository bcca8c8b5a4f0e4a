'use client'

import { Button, SearchIcon, Text, TriangleAlertIcon } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { laterShellMessages } from '../later-messages.js'
import { shellMessages } from '../messages.js'
import { StatusPage } from './StatusPage.js'

export interface NotFoundProps {
  /** Called by 'Take Me Home'. */
  onHomeOpen: () => void
}

/** Use it for every address that leads nowhere. */
export function NotFound({ onHomeOpen }: NotFoundProps) {
  const t = useMessages(shellMessages)
  const tLater = useMessages(laterShellMessages)
  return (
    <StatusPage
      icon={SearchIcon}
      title={tLater('notFoundTitle')}
      action={
        <Button variant="primary" onClick={onHomeOpen}>
          {t('takeMeHome')}
        </Button>
      }
    >
      <Text size="md" tone="muted">
        {tLater('notFoundText')}
      </Text>
      <Text tone="muted" isNumeric>
        {tLater('notFoundCode')}
      </Text>
      <Text tone="muted">{t('keepsHappening')}</Text>
    </StatusPage>
  )
}

export interface ServiceErrorPageProps {
  /** Called by 'Take Me Home'. */
  onHomeOpen: () => void
}

/** Use it as the page to which servers redirect after errors outside the portal. */
export function ServiceErrorPage({ onHomeOpen }: ServiceErrorPageProps) {
  const t = useMessages(shellMessages)
  return (
    <StatusPage
      icon={TriangleAlertIcon}
      title={t('failed')}
      action={
        <Button variant="primary" onClick={onHomeOpen}>
          {t('takeMeHome')}
        </Button>
      }
    >
      <Text tone="muted">{t('keepsHappening')}</Text>
    </StatusPage>
  )
}
