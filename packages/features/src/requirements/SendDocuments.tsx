'use client'

import type { Requirement, SentFile } from '@producer-portal/domain/requirements'
import { Button, Modal, Tooltip } from '@producer-portal/ui'
import { forwardRef, useState } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { checkChosenFiles, type ChosenFile, type ChosenFilesChange, readChosenFiles } from './chosen-files.js'
import { requirementMessages } from './messages.js'
import { UploadForm } from './UploadForm.js'
import { uploadMessages } from './upload-messages.js'
import { UploadReceipt } from './UploadReceipt.js'
import type { UploadState } from './upload-state.js'

export interface SendDocumentsProps {
  isOpen: boolean
  /** Called when people close it; never while files are on their way. */
  onClose: () => void
  requirement: Pick<Requirement, 'pendingReqType'> & Partial<Pick<Requirement, 'comments'>>
  /** Whose requirement it is: the insured and the contract. */
  caseName: string
  /** The chosen files in their order; keep them until they are sent, so that a failure costs nothing. */
  files: readonly ChosenFile[]
  /** Called with a change to apply to the files as they are by then: looking into new ones takes a moment. */
  onFilesChange: (change: ChosenFilesChange) => void
  /** Files that were chosen before and are gone with a page that was left: named, to be chosen again. Default: none. */
  lost?: readonly SentFile[]
  /** Called by the button that takes their names away. */
  onLostForget?: () => void
  /** Where it is explained how requirements are answered. Default: the FAQ of the portal. */
  helpHref?: string
  /** Default: choosing. */
  state?: UploadState
  /** Called with the files in their order, once every one of them is ready. */
  onUpload: (files: readonly File[]) => void
  /** Called by 'Cancel upload' while files are on their way. */
  onUploadCancel: () => void
}

const choosing: UploadState = { kind: 'choosing' }

/** Use it to answer a requirement with PDF files; the carrier gets them as one document, in the order of the list. */
export const SendDocuments = forwardRef<HTMLDivElement, SendDocumentsProps>(function SendDocuments(props, ref) {
  const { isOpen, onClose, requirement, caseName, files, onFilesChange, state = choosing, onUpload } = props
  const say = useMessages(uploadMessages)
  const common = useMessages(requirementMessages)
  const [readCount, setReadCount] = useState(0)
  const isReading = readCount > 0
  const isUploading = state.kind === 'uploading'
  const whyNot = isReading ? 'reading' : whyNotReady(files)
  const name = requirement.pendingReqType?.trim() || common('unnamed')
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
      title={say('title')}
      description={say('about', { requirement: name, caseName })}
      closeLabel={common('close')}
      footer={
        state.kind === 'sent' ? (
          <Button variant="primary" onClick={onClose}>
            {say('done')}
          </Button>
        ) : (
          <>
            <Button onClick={isUploading ? props.onUploadCancel : onClose}>
              {say(isUploading ? 'cancelUpload' : 'cancel')}
            </Button>
            <Tooltip content={whyNot && say(whyNot)}>
              <Button
                variant="primary"
                isBusy={isUploading}
                aria-disabled={whyNot !== null}
                onClick={() => onUpload(files.map(({ file }) => file))}
              >
                {say(isUploading ? 'uploading' : 'upload')}
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
          wanted={requirement.comments?.trim()}
          files={files}
          isReading={isReading}
          onFilesAdd={(added) => void add(added)}
          onFilesChange={onFilesChange}
          lost={props.lost}
          onLostForget={props.onLostForget}
          helpHref={props.helpHref}
          state={state}
        />
      )}
    </Modal>
  )
})

function whyNotReady(files: readonly ChosenFile[]) {
  if (files.length === 0) return 'chooseFirst'
  return checkChosenFiles(files).isReady ? null : 'mendFirst'
}
