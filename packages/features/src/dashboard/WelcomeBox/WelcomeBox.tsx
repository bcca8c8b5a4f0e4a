'use client'

import { Card, Text } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { withoutListsMessages } from '../later-messages.js'

/** Use it on the dashboard for distribution users without a line of business. */
export function WelcomeBox() {
  const t = useMessages(withoutListsMessages)
  return (
    <Card title={t('welcomeTitle')}>
      <Text>{t('welcomeText')}</Text>
    </Card>
  )
}
