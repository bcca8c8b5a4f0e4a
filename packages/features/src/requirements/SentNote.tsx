'use client'

import type { SentMarker } from '@producer-portal/domain/requirements'
import { Banner, fileSize } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import { clockTime } from './clock-time.js'
import { requirementMessages } from './messages.js'
import * as S from './RequirementList.styles.js'

export interface SentNoteProps {
  marker: SentMarker
  requirementName: string
}

/** The receipt of what was sent, until the server says the same. */
export function SentNote({ marker, requirementName }: SentNoteProps) {
  const say = useMessages(requirementMessages)
  return (
    <Banner tone="info" role="note">
      <S.Sent>
        {say('sentAt', { time: clockTime(marker.sentAt) })}
        {marker.files && marker.files.length > 0 && (
          <S.SentFiles aria-label={say('sentFiles', { requirement: requirementName })}>
            {marker.files.map(({ name, size }, index) => (
              // Sent files never change places, and two may have one name
              <li key={index}>{`${name} · ${fileSize(size)}`}</li>
            ))}
          </S.SentFiles>
        )}
      </S.Sent>
    </Banner>
  )
}
