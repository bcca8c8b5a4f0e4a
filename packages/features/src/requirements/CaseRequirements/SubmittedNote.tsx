'use client'

import type { SentMarker } from '@producer-portal/domain/requirements'
import { Banner, formatFileSize } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { formatClockTime } from '../format-clock-time.js'
import { requirementMessages } from '../messages.js'
import * as S from './RequirementList.styles.js'

export interface SubmittedNoteProps {
  /** The sent answer, and when. */
  marker: SentMarker
  /** The name of the requirement, for screen readers. */
  requirementName: string
}

/** Shows what was sent, until the server knows about it too. */
export function SubmittedNote({ marker, requirementName }: SubmittedNoteProps) {
  const t = useMessages(requirementMessages)
  return (
    <Banner tone="info" role="note">
      <S.Sent>
        {t('sentAt', { time: formatClockTime(marker.sentAt) })}
        {marker.files && marker.files.length > 0 && (
          <S.SentFiles aria-label={t('sentFiles', { requirement: requirementName })}>
            {marker.files.map(({ name, size }, index) => (
              // Sent files never change order, and two may have the same name
              <li key={index}>{`${name} · ${formatFileSize(size)}`}</li>
            ))}
          </S.SentFiles>
        )}
      </S.Sent>
    </Banner>
  )
}
