'use client'

import type { Requirement, SentFile } from '@producer-portal/domain/requirements'
import { Button, Modal, Tooltip, type FileItem, FileList, Text, Stack, useLocale } from '@producer-portal/ui'
import { forwardRef, useId, useState } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { useTerms } from '../../i18n/useTerms.js'
import { requirementMessages, uploadMessages } from '../messages.js'
import { getRequirementTitle, type TitledRequirement } from '../requirement-title.js'
import {
  checkChosenFiles,
  type ChosenFile,
  type ChosenFilesChange,
  readChosenFiles,
  type UploadState,
} from './chosen-files.js'
import { UploadForm } from './UploadForm.js'
import * as S from './UploadForm.styles.js'
import { formatClockTime } from '../../i18n/format-time.js'
import { SubmittedBanner } from '../SubmittedBanner.js'

export interface SendDocumentsProps {
  /** True if the dialog is open. */
  isOpen: boolean
  /** Called when the user closes the dialog; never during an upload. */
  onClose: () => void
  /** The requirement that is answered; its comments are shown above the files. */
  requirement: TitledRequirement & Partial<Pick<Requirement, 'comments'>>
  /**
   * The detail that tells it apart from others of its type, from `distinguishRequirements`. Default: its date and
   * orderer.
   */
  distinction?: string
  /** The insured and the contract; shown below the title. */
  caseName: string
  /** The chosen files in their order; keep them until they are sent, so that a failure costs nothing. */
  files: readonly ChosenFile[]
  /** Called with a change to apply to the latest files, because inspecting new ones takes a moment. */
  onFilesChange: (change: ChosenFilesChange) => void
  /** Files that were chosen before the page was left, and must be chosen again. Default: none. */
  lostFiles?: readonly SentFile[]
  /** Called when the note about lost files is dismissed. */
  onLostFilesDismiss?: () => void
  /** The URL of the help page. Default: the Requirements Upload FAQ. */
  helpHref?: string
  /** Default: choosing. */
  state?: UploadState
  /** Called with the files in their order, once all are valid. */
  onUpload: (files: readonly File[]) => void
  /** Called by 'Cancel upload' during an upload. */
  onUploadCancel: () => void
}

const choosing: UploadState = { kind: 'choosing' }

/** Use it to answer a requirement with PDF files, which are merged into one document in the order of the list. */
export const SendDocuments = forwardRef<HTMLDivElement, SendDocumentsProps>(function SendDocuments(props, ref) {
  const { isOpen, onClose, requirement, caseName, files, onFilesChange, state = choosing, onUpload } = props
  const locale = useLocale()
  const t = useMessages(uploadMessages)
  const common = useMessages(requirementMessages)
  const { toTerm } = useTerms()
  const [readCount, setReadCount] = useState(0)
  const isReading = readCount > 0
  const isUploading = state.kind === 'uploading'
  const unsendable = countUnsendable(files, state)
  const disabledReason = isReading ? t('reading') : files.length === 0 ? t('chooseFirst') : null
  const reasonId = useId()
  const name = getRequirementTitle(requirement, common('unnamed'), locale, toTerm, props.distinction)
  const add = async (added: readonly File[]) => {
    setReadCount((count) => count + 1)
    const read = await readChosenFiles(added)
    setReadCount((count) => count - 1)
    onFilesChange((all) => [...all, ...read])
  }
  return (
    <Modal
      ref={ref}
      isOpen={isOpen}
      onClose={onClose}
      isDismissable={!isUploading}
      title={t('title')}
      description={t('about', { requirement: name, caseName })}
      footer={
        state.kind === 'sent' ? (
          <Button variant="primary" onClick={onClose}>
            {t('done')}
          </Button>
        ) : (
          <>
            {!isReading && unsendable > 0 && (
              <S.Reason id={reasonId}>{t('removeUnsendable', { count: unsendable })}</S.Reason>
            )}
            <Button onClick={isUploading ? props.onUploadCancel : onClose}>
              {t(isUploading ? 'cancelUpload' : 'cancel')}
            </Button>
            <Tooltip content={disabledReason}>
              <Button
                variant="primary"
                isPending={isUploading}
                aria-disabled={disabledReason !== null || unsendable > 0}
                aria-describedby={disabledReason === null && unsendable > 0 ? reasonId : undefined}
                onClick={() => onUpload(files.map(({ file }) => file))}
              >
                {t(isUploading ? 'uploading' : 'upload')}
              </Button>
            </Tooltip>
          </>
        )
      }
    >
      {state.kind === 'sent' ? (
        <UploadReceipt sentAt={state.sentAt} files={state.files} />
      ) : (
        <UploadForm
          comments={requirement.comments?.trim()}
          files={files}
          isReading={isReading}
          onFilesAdd={(added) => void add(added)}
          onFilesChange={onFilesChange}
          lostFiles={props.lostFiles}
          onLostFilesDismiss={props.onLostFilesDismiss}
          helpHref={props.helpHref}
          state={state}
        />
      )}
    </Modal>
  )
})

/** The number of files that the page or the service found that they can't be sent. */
function countUnsendable(files: readonly ChosenFile[], state: UploadState): number {
  const { problems } = checkChosenFiles(files)
  const rejected = state.kind === 'failed' ? state.rejected : undefined
  return files.filter(({ id }, place) => rejected?.[id] !== undefined || (problems[place]?.length ?? 0) > 0).length
}

interface UploadReceiptProps {
  /** Milliseconds since 1970. */
  sentAt: number
  /** The files that were sent, in their order. */
  files: readonly SentFile[]
}

/** The receipt, with the sent files and the time; replaces the form. */
function UploadReceipt({ sentAt, files }: UploadReceiptProps) {
  const locale = useLocale()
  const t = useMessages(uploadMessages)
  const items = files.map((file, index): FileItem => ({ ...file, id: String(index), state: 'done' }))
  return (
    <Stack>
      <SubmittedBanner title={t('success')}>{t('successDelay')}</SubmittedBanner>
      <FileList label={t('receiptLabel')} files={items} doneText={t('sentFile')} />
      <Text size="xs" tone="muted" isNumeric>
        {t('sentAt', { time: formatClockTime(sentAt, locale) })}
      </Text>
    </Stack>
  )
}
