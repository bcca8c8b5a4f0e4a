'use client'

import { type SentFile, uploadLimits } from '@producer-portal/domain/requirements'
import { Banner, FileDrop, FileRows, fileSize, Link, moveItem, ProgressBar, Spinner, Text } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import type { ChosenFile, ChosenFilesChange } from './chosen-files.js'
import { LostFiles } from './LostFiles.js'
import { uploadMessages } from './upload-messages.js'
import * as S from './UploadForm.styles.js'
import { UploadFailure } from './UploadFailure.js'
import type { UploadState } from './upload-state.js'
import { useFileItems } from './use-file-items.js'

export interface UploadFormProps {
  /** What the requirement says about itself. */
  wanted: string | undefined
  files: readonly ChosenFile[]
  /** Called with files that people choose or drop, of whatever kind. */
  onFilesAdd: (files: readonly File[]) => void
  onFilesChange: (change: ChosenFilesChange) => void
  /** Whether files are being looked into. */
  isReading: boolean
  lost?: readonly SentFile[]
  onLostForget?: () => void
  /** Where it is explained how requirements are answered. Default: the FAQ of the portal. */
  helpHref?: string
  state: Exclude<UploadState, { readonly kind: 'sent' }>
}

/** Where PDF files are chosen, put in order, and told what is wrong with them; and how far they are once on their way. */
export function UploadForm(props: UploadFormProps) {
  const {
    wanted,
    files,
    onFilesAdd,
    onFilesChange,
    isReading,
    lost = [],
    onLostForget,
    helpHref = '/documentation/upload-faq',
    state,
  } = props
  const say = useMessages(uploadMessages)
  const items = useFileItems(files, state)
  const isUploading = state.kind === 'uploading'
  const total = files.reduce((sum, { file }) => sum + file.size, 0)

  const move = (id: string, to: number) =>
    onFilesChange((all) =>
      moveItem(
        all,
        all.findIndex((each) => each.id === id),
        to,
      ),
    )

  return (
    <S.Root>
      {state.kind === 'failed' && <UploadFailure errors={state.errors} />}
      {state.kind === 'cancelled' && <Banner tone="info">{say('cancelled')}</Banner>}
      {lost.length > 0 && !isUploading && <LostFiles files={lost} onForget={onLostForget} />}
      {wanted && !isUploading && <S.Wanted items={[{ term: say('wanted'), detail: wanted }]} />}
      {isUploading ? (
        <ProgressBar label={say('progress', { count: files.length })} value={state.percent} />
      ) : (
        <FileDrop
          label={say('filesLabel')}
          hint={say('filesHint')}
          chooseText={say('choose')}
          dropText={say('drop')}
          accept="application/pdf,.pdf"
          onFilesAdd={onFilesAdd}
        />
      )}
      {isReading && <Spinner label={say('reading')} isLabelShown />}
      <FileRows
        label={say('listLabel')}
        files={items}
        doneText={say('sentFile')}
        onFileRemove={isUploading ? undefined : (id) => onFilesChange((all) => all.filter((each) => each.id !== id))}
        onFileMove={isUploading ? undefined : move}
      />
      <S.Foot>
        {files.length > 0 && (
          <Text isNumeric size="xs" tone={total > uploadLimits.totalBytes ? 'danger' : 'muted'}>
            {say('total', { size: fileSize(total) })}
          </Text>
        )}
        {/* In a tab of its own: the files that were chosen would not outlive this page */}
        <Link href={helpHref} isExternal>
          {say('help')}
        </Link>
      </S.Foot>
    </S.Root>
  )
}
