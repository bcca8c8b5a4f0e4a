'use client'

import { getAlertTurn, type InforceAlert } from '@producer-portal/domain/inforce'
import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'
import { useMessages } from '../../i18n/useMessages.js'
import { inforceMessages } from '../messages.js'
import { daysFromToday } from '../../i18n/format-days.js'
import { useLocale } from '@producer-portal/ui'

/** The turn stands out by its weight, as its words say it. */
const Root = styled.span`
  &[data-yours] {
    color: ${tokens.color.warningText};
    font-weight: ${tokens.fontWeight.medium};
  }

  &[data-urgent] {
    color: ${tokens.color.dangerText};
  }
`

export interface AlertTurnTextProps {
  /** The alert of the row. */
  alert: InforceAlert
  /** The moment whose UTC day is today. */
  now: Date
}

/** Use it under the name of an alert: says whether it waits for the producer, and how soon; a lapse within 7 days is urgent. */
export function AlertTurnText({ alert, now }: AlertTurnTextProps) {
  const locale = useLocale()
  const t = useMessages(inforceMessages)
  const { reason, days } = getAlertTurn(alert, now)
  const when = days === null ? '' : daysFromToday(locale).format(days, 'day')
  if (reason === null && days === null) return <Root>{t('turnNone')}</Root>
  return (
    <Root data-yours data-urgent={(reason !== null && days !== null) || undefined}>
      {t('turnYours', { what: t(`turn-${reason ?? 'lapse-soon'}`, { when }) })}
    </Root>
  )
}
