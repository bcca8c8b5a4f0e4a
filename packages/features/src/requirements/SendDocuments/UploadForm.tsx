'use client'

import { type SentFile, uploadLimits } from '@producer-portal/domain/requirements'
import {
  Banner,
  FileDrop,
  FileList,
  formatFileSize,
  Link,
  moveItem,
  ProgressBar,
  Spinner,
  Text,
} from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { uploadMessages } from '../messages.js'
import type { ChosenFile, ChosenFilesChange } from './chosen-files.js'
import { LostFiles } from './LostFiles.js'
import type { UploadState } from './upload-state.js'
import { UploadFailure } from './UploadFailure.js'
import * as S from './UploadForm.styles.js'
import { useFileItems } from './useFileItems.js'

export interface UploadFormProps {
  /** What the requirement says about itself. */
  comments: string | undefined
  /** The chosen files in their order. */
  files: readonly ChosenFile[]
  /** Called with the chosen or dropped files, of any type. */
  onFilesAdd: (files: readonly File[]) => void
  /** Called with a change to apply to the chosen files. */
  onFilesChange: (change: ChosenFilesChange) => void
  /** Whether files are being looked into. */
  isReading: boolean
  /** Files of an earlier visit that must be chosen again. Default: none. */
  lostFiles?: readonly SentFile[]
  /** Called when the note about lost files is dismissed; without it, the note can't be dismissed. */
  onLostFilesDismiss?: () => void
  /** The URL of the help page. Default: the Requirements Upload FAQ. */
  helpHref?: string
  /** The state of the upload. */
  state: Exclude<UploadState, { readonly kind: 'sent' }>
}

/** Chooses, orders and checks the PDF files, and shows the progress of the upload. */
export function UploadForm(props: UploadFormProps) {
  const {
    comments,
    files,
    onFilesAdd,
    onFilesChange,
    isReading,
    lostFiles = [],
    onLostFilesDismiss,
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
      {lostFiles.length > 0 && !isUploading && <LostFiles files={lostFiles} onDismiss={onLostFilesDismiss} />}
      {comments && !isUploading && <S.Wanted items={[{ term: say('wanted'), detail: comments }]} />}
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
      {isReading && <Spinner label={say('reading')} isLabelVisible />}
      <FileList
        label={say('listLabel')}
        files={items}
        doneText={say('sentFile')}
        onFileRemove={isUploading ? undefined : (id) => onFilesChange((all) => all.filter((each) => each.id !== id))}
        onFileMove={isUploading ? undefined : move}
      />
      <S.Foot>
        {files.length > 0 && (
          <Text isNumeric size="xs" tone={total > uploadLimits.totalBytes ? 'danger' : 'muted'}>
            {say('total', { size: formatFileSize(total) })}
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
