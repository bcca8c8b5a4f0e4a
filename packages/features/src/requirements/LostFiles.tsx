'use client'

import type { SentFile } from '@producer-portal/domain/requirements'
import { Banner, fileSize } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import { uploadMessages } from './upload-messages.js'
import * as S from './UploadForm.styles.js'

export interface LostFilesProps {
  files: readonly SentFile[]
  /** Called by the button that takes their names away; left out, there is none. */
  onForget: (() => void) | undefined
}

/** The names of documents that were chosen and are gone with a page that was left before they were sent. */
export function LostFiles({ files, onForget }: LostFilesProps) {
  const say = useMessages(uploadMessages)
  return (
    <Banner tone="info" role="note" onClose={onForget} closeLabel={say('forgetLost')}>
      <S.Words>
        <span>{say('lost', { count: files.length })}</span>
        <S.Names>
          {files.map(({ name, size }, index) => (
            // The names never change places, and two may be the same
            <li key={index}>{`${name} · ${fileSize(size)}`}</li>
          ))}
        </S.Names>
      </S.Words>
    </Banner>
  )
}
