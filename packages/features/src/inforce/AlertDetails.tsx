'use client'

import type { InforceAlert } from '@producer-portal/domain/inforce'
import { Text } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import { type AlertFact, alertFacts, alertWords } from './alert-facts.js'
import * as S from './InforceDetail.styles.js'
import { inforceDetailMessages } from './inforce-detail-messages.js'

export interface AlertDetailsProps {
  alert: InforceAlert
}

/** What an alert says beyond its type and date: its own words, then its dates and the status of the policy. */
export function AlertDetails({ alert }: AlertDetailsProps) {
  const say = useMessages(inforceDetailMessages)
  const textOf = ({ text, daysLeft }: AlertFact) => {
    if (daysLeft === null) return text
    return daysLeft === 0 ? say('lapsesToday', { date: text }) : say('lapsesIn', { date: text, count: daysLeft })
  }
  return (
    <S.Details>
      {alertWords(alert).map((words) => (
        <Text key={words}>{words}</Text>
      ))}
      {alertFacts(alert).map((fact) => (
        <Text key={fact.name} tone="muted" isNumeric>
          {say(fact.name)}: {textOf(fact)}
        </Text>
      ))}
    </S.Details>
  )
}
