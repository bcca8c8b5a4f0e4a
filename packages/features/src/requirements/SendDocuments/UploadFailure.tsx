'use client'

import { Banner } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { uploadMessages } from '../messages.js'
import * as S from './UploadForm.styles.js'

export interface UploadFailureProps {
  /** The server's words, or `connection` for a call without an answer. */
  errors: readonly string[] | 'connection'
}

/** Why an upload did not work: the one message, or all of them as a list. */
export function UploadFailure({ errors }: UploadFailureProps) {
  const say = useMessages(uploadMessages)
  const texts = errors === 'connection' || errors.length === 0 ? [say('connection')] : errors
  return (
    <Banner tone="error" title={say('failed')}>
      {texts.length === 1 ? (
        texts[0]
      ) : (
        <S.Words>
          <span>{say('several')}</span>
          <S.Names>
            {texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </S.Names>
          <span>{say('addressThese')}</span>
        </S.Words>
      )}
    </Banner>
  )
}
