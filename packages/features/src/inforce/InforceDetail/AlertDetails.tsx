'use client'

import type { InforceAlert } from '@producer-portal/domain/inforce'
import { Text } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { inforceDetailMessages } from '../messages.js'
import { type AlertFact, getAlertFacts, getAlertTexts } from './alert-facts.js'
import * as S from './InforceDetail.styles.js'

export interface AlertDetailsProps {
  /** The alert that is described. */
  alert: InforceAlert
}

/** The details of an alert beyond its type and date: its own words, then its dates and the status of the policy. */
export function AlertDetails({ alert }: AlertDetailsProps) {
  const t = useMessages(inforceDetailMessages)
  const formatFact = ({ text, daysLeft }: AlertFact) => {
    if (daysLeft === null) return text
    return daysLeft === 0 ? t('lapsesToday', { date: text }) : t('lapsesIn', { date: text, count: daysLeft })
  }
  return (
    <S.Details>
      {getAlertTexts(alert).map((text) => (
        <Text key={text}>{text}</Text>
      ))}
      {getAlertFacts(alert).map((fact) => (
        <Text key={fact.name} tone="muted" isNumeric>
          {t(fact.name)}: {formatFact(fact)}
        </Text>
      ))}
    </S.Details>
  )
}
