'use client'

import type { InforceAlert } from '@producer-portal/domain/inforce'
import { Banner } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { inforceDetailMessages } from '../messages.js'
import { type AlertSentence, summarizeAlert } from './lead-alert.js'

export interface LeadAlertProps {
  /** The alert with which the panel begins. */
  alert: InforceAlert
}

/** The meaning of the alert for the contract, in a sentence or two. */
export function LeadAlert({ alert }: LeadAlertProps) {
  const t = useMessages(inforceDetailMessages)
  const { tone, sentences } = summarizeAlert(alert)
  const say = (sentence: AlertSentence) => {
    if ('count' in sentence) return t(sentence.text, { date: sentence.date, count: sentence.count })
    if (sentence.text === 'reported') return t('reported', { type: sentence.type, date: sentence.date })
    if (sentence.text === 'reportedUndated') return t('reportedUndated', { type: sentence.type })
    if (sentence.text === 'paymentMissed') return t('paymentMissed')
    return t(sentence.text, { date: sentence.date })
  }
  return (
    <Banner tone={tone} role="note">
      {sentences.map(say).join(' ')}
    </Banner>
  )
}
