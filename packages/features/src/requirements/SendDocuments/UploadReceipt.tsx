'use client'

import type { SentFile } from '@producer-portal/domain/requirements'
import { type FileItem, FileList, Text } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { formatClockTime } from '../format-clock-time.js'
import { uploadMessages } from '../messages.js'
import { SubmittedBanner } from '../SubmittedBanner.js'
import * as S from './UploadForm.styles.js'

export interface UploadReceiptProps {
  /** Milliseconds since 1970. */
  sentAt: number
  /** The files that were sent, in their order. */
  files: readonly SentFile[]
}

/** The receipt, with the sent files and the time; replaces the form. */
export function UploadReceipt({ sentAt, files }: UploadReceiptProps) {
  const t = useMessages(uploadMessages)
  const items = files.map((file, index): FileItem => ({ ...file, id: String(index), state: 'done' }))
  return (
    <S.Root>
      <SubmittedBanner title={t('success')}>{t('successDelay')}</SubmittedBanner>
      <FileList label={t('receiptLabel')} files={items} doneText={t('sentFile')} />
      <Text size="xs" tone="muted" isNumeric>
        {t('sentAt', { time: formatClockTime(sentAt) })}
      </Text>
    </S.Root>
  )
}
