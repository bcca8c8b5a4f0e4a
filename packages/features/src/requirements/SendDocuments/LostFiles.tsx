'use client'

import type { SentFile } from '@producer-portal/domain/requirements'
import { Banner, formatFileSize } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { uploadMessages } from '../messages.js'
import * as S from './UploadForm.styles.js'

export interface LostFilesProps {
  /** The names and sizes of the files. */
  files: readonly SentFile[]
  /** Called when the note is dismissed; without it, the note can't be dismissed. */
  onDismiss: (() => void) | undefined
}

/** Lists the files that were chosen before the page was left, and must be chosen again. */
export function LostFiles({ files, onDismiss }: LostFilesProps) {
  const say = useMessages(uploadMessages)
  return (
    <Banner tone="info" role="note" onClose={onDismiss} closeLabel={say('forgetLost')}>
      <S.Words>
        <span>{say('lost', { count: files.length })}</span>
        <S.Names>
          {files.map(({ name, size }, index) => (
            // The names never change places, and two may be the same
            <li key={index}>{`${name} · ${formatFileSize(size)}`}</li>
          ))}
        </S.Names>
      </S.Words>
    </Banner>
  )
}
