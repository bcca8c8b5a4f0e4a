'use client'

import { type SentFile, uploadLimits } from '@producer-portal/domain/requirements'
import {
  Banner,
  FileDrop,
  type FileItem,
  FileList,
  formatFileSize,
  Link,
  moveItem,
  ProgressBar,
  Spinner,
  StatusRegion,
  Text,
  Stack,
  useLocale,
} from '@producer-portal/ui'
import { useMemo, useRef } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { uploadMessages } from '../messages.js'
import {
  checkChosenFiles,
  type ChosenFile,
  type ChosenFilesChange,
  problemTexts,
  toFileProgress,
  type UploadState,
} from './chosen-files.js'
import * as S from './UploadForm.styles.js'

export interface UploadFormProps {
  /** The comments of the requirement. */
  comments: string | undefined
  /** The chosen files in their order. */
  files: readonly ChosenFile[]
  /** Called with the chosen or dropped files, of any type. */
  onFilesAdd: (files: readonly File[]) => void
  /** Called with a change to apply to the chosen files. */
  onFilesChange: (change: ChosenFilesChange) => void
  /** True if files are being inspected. */
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
  const locale = useLocale()
  const t = useMessages(uploadMessages)
  const items = useFileItems(files, state)
  const fileDrop = useRef<HTMLInputElement>(null)
  const isUploading = state.kind === 'uploading'
  const total = files.reduce((sum, { file }) => sum + file.size, 0)

  const move = (id: string, to: number) =>
    onFilesChange((all) =>
      moveItem(
        all,
        all.findIndex((item) => item.id === id),
        to,
      ),
    )

  return (
    <Stack>
      {state.kind === 'failed' && <UploadFailure errors={state.errors} />}
      <StatusRegion>
        {state.kind === 'cancelled' && (
          <Banner tone="info" role={undefined}>
            {t('cancelled')}
          </Banner>
        )}
      </StatusRegion>
      {lostFiles.length > 0 && !isUploading && <LostFiles files={lostFiles} onDismiss={onLostFilesDismiss} />}
      {comments && !isUploading && <S.Wanted items={[{ term: t('wanted'), detail: comments }]} />}
      {isUploading ? (
        <ProgressBar label={t('progress', { count: files.length })} value={state.percent} />
      ) : (
        <FileDrop
          ref={fileDrop}
          label={t('filesLabel')}
          hint={t('filesHint')}
          accept="application/pdf,.pdf"
          onFilesAdd={onFilesAdd}
        />
      )}
      <StatusRegion>{isReading && <Spinner label={t('reading')} role={undefined} isLabelVisible />}</StatusRegion>
      <Stack gap={2}>
        {items.length > 0 && !isUploading && (
          <Text isNumeric tone="muted">
            {t('readyCount', { ready: items.filter((item) => item.state === 'ready').length, count: items.length })}
          </Text>
        )}
        <FileList
          label={t('listLabel')}
          files={items}
          doneText={t('sentFile')}
          focusWhenEmpty={fileDrop}
          onFileRemove={isUploading ? undefined : (id) => onFilesChange((all) => all.filter((item) => item.id !== id))}
          onFileMove={isUploading ? undefined : move}
        />
      </Stack>
      <S.Foot>
        {files.length > 0 && (
          <Text isNumeric size="xs" tone={total > uploadLimits.totalBytes ? 'danger' : 'muted'}>
            {total > uploadLimits.totalBytes
              ? t('totalOver', { size: formatFileSize(total - uploadLimits.totalBytes, locale) })
              : t('total', { size: formatFileSize(total, locale) })}
          </Text>
        )}
        {/* In a new tab, because leaving this page would lose the chosen files */}
        <Link href={helpHref} isExternal>
          {t('help')}
        </Link>
      </S.Foot>
    </Stack>
  )
}

/** The chosen files as rows: the problem of each, or its progress. */
function useFileItems(files: readonly ChosenFile[], state: UploadState): readonly FileItem[] {
  const t = useMessages(uploadMessages)
  const { problems } = useMemo(() => checkChosenFiles(files), [files])
  const isUploading = state.kind === 'uploading'
  const percent = isUploading ? state.percent : undefined
  const rejected = state.kind === 'failed' ? state.rejected : undefined
  return useMemo(() => {
    const progress =
      percent === undefined
        ? []
        : toFileProgress(
            files.map(({ file }) => file.size),
            percent,
          )
    return files.map(({ id, file }, index): FileItem => {
      const row = { id, name: file.name, size: file.size }
      if (isUploading) return { ...row, state: 'uploading', progress: progress[index] }
      const found = problems[index] ?? []
      const rejection = rejected?.[id]
      if (found.length === 0 && rejection !== undefined) {
        return { ...row, state: 'failed', error: rejection.slice(file.name.length + 2) }
      }
      if (found.length === 0) return { ...row, state: 'ready' }
      const texts = found.map((problem) => t(problem === 'type' ? 'invalidFormat' : problemTexts[problem]))
      return { ...row, state: 'failed', error: texts.join(' ') }
    })
  }, [files, isUploading, percent, problems, rejected, t])
}

interface UploadFailureProps {
  /** The server's messages, or `connection` if no answer came. */
  errors: readonly string[] | 'connection'
}

/** The reason an upload failed: the one message, or all of them as a list. */
function UploadFailure({ errors }: UploadFailureProps) {
  const t = useMessages(uploadMessages)
  const texts = errors === 'connection' || errors.length === 0 ? [t('connection')] : errors
  return (
    <Banner tone="error" title={t('failed')}>
      {texts.length === 1 ? (
        texts[0]
      ) : (
        <Stack gap={1}>
          <span>{t('several')}</span>
          <S.Names>
            {texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </S.Names>
          <span>{t('addressThese')}</span>
        </Stack>
      )}
    </Banner>
  )
}

interface LostFilesProps {
  /** The names and sizes of the files. */
  files: readonly SentFile[]
  /** Called when the note is dismissed; without it, the note can't be dismissed. */
  onDismiss: (() => void) | undefined
}

/** Lists the files that were chosen before the page was left, and must be chosen again. */
function LostFiles({ files, onDismiss }: LostFilesProps) {
  const locale = useLocale()
  const t = useMessages(uploadMessages)
  return (
    <Banner tone="info" role="note" onClose={onDismiss}>
      <Stack gap={1}>
        <span>{t('lost', { count: files.length })}</span>
        <S.Names>
          {files.map(({ name, size }, index) => (
            // The names never change order, and two may be the same
            <li key={index}>{`${name} · ${formatFileSize(size, locale)}`}</li>
          ))}
        </S.Names>
      </Stack>
    </Banner>
  )
}
