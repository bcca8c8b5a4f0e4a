'use client'

import { Card, Text } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import { dashboardMessages } from './messages.js'

/** Use it on the dashboard of people of distribution who have no line of business: what they find here instead. */
export function WelcomeBox() {
  const say = useMessages(dashboardMessages)
  return (
    <Card title={say('welcomeTitle')}>
      <Text>{say('welcomeText')}</Text>
    </Card>
  )
}
