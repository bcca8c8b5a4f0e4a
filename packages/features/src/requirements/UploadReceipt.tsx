'use client'

import type { SentFile } from '@producer-portal/domain/requirements'
import { type FileItem, FileRows, Text } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import { clockTime } from './clock-time.js'
import { SentNews } from './SentNews.js'
import { uploadMessages } from './upload-messages.js'
import * as S from './UploadForm.styles.js'

export interface UploadReceiptProps {
  /** Milliseconds since 1970. */
  sentAt: number
  files: readonly SentFile[]
}

/** What was sent and when, in place of the uploader. */
export function UploadReceipt({ sentAt, files }: UploadReceiptProps) {
  const say = useMessages(uploadMessages)
  const items = files.map((file, index): FileItem => ({ ...file, id: String(index), state: 'done' }))
  return (
    <S.Root>
      <SentNews title={say('success')}>{say('successDelay')}</SentNews>
      <FileRows label={say('receiptLabel')} files={items} doneText={say('sentFile')} />
      <Text size="xs" tone="muted" isNumeric>
        {say('sentAt', { time: clockTime(sentAt) })}
      </Text>
    </S.Root>
  )
}
