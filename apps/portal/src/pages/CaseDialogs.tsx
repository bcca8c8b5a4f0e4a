import { caseKey } from '@producer-portal/domain/cases'
import type { SentMarker } from '@producer-portal/domain/requirements'
import { CaseMessage } from '@producer-portal/features/cases'
import { useMessages } from '@producer-portal/features/messages'
import {
  SendDocuments,
  StatusDetails,
  UnsentDocumentsModal,
  uploadMessages,
} from '@producer-portal/features/requirements'
import { useToast } from '@producer-portal/ui'
import { useEffect, useRef, useState } from 'react'
import { useEnvironment } from '../data/useEnvironment.js'
import { UnsavedGuard } from '../frame/UnsavedGuard.js'
import { caseNameOf } from './case-name.js'
import { CommentDialog } from './CommentDialog.js'
import type { CaseDialog } from './useCasePanel.js'
import { useUploads } from './useUploads.js'

export interface CaseDialogsProps {
  /** The dialog that is open. */
  dialog: CaseDialog | null
  onClose: () => void
  /** Hears of an answer that has arrived. */
  onSent: (marker: SentMarker) => void
}

/** The dialogs about a case and its requirements, one at a time, and what holds the reader back while files are unsent. */
export function CaseDialogs({ dialog, onClose, onSent }: CaseDialogsProps) {
  const uploads = useUploads(useUploadNews(dialog, onSent))
  const { data: environment } = useEnvironment()
  // The last one stays in place, and with it what was typed and what was said about it
  const [last, setLast] = useState<CaseDialog | null>(null)
  if (dialog && !isSame(dialog, last)) {
    setLast(dialog)
    if (dialog.kind === 'upload') uploads.settle(dialog.requirement.id)
  }
  const shown = dialog ?? last
  const guard = (
    <UnsavedGuard isUnsaved={uploads.isUnsent}>
      {(question) => <UnsentDocumentsModal {...question} isUploading={uploads.isUploading} />}
    </UnsavedGuard>
  )
  if (!shown) return guard

  const { row } = shown
  const about = { isOpen: dialog !== null, onClose, caseName: caseNameOf(row) }
  return (
    <>
      {shown.kind === 'message' && environment && (
        <CaseMessage key={caseKey(row)} {...about} row={row} action={`${environment.serviceUrl}/sms`} />
      )}
      {shown.kind === 'status' && <StatusDetails {...about} requirement={shown.requirement} />}
      {shown.kind === 'comment' && (
        <CommentDialog
          key={shown.requirement.id}
          {...about}
          row={row}
          requirement={shown.requirement}
          onSent={onSent}
        />
      )}
      {shown.kind === 'upload' && (
        <SendDocuments
          {...about}
          requirement={shown.requirement}
          {...uploads.uploadOf(shown.requirement.id)}
          lost={uploads.lostOf(shown.requirement.id)}
          onLostForget={() => uploads.forgetLost(shown.requirement.id)}
          onFilesChange={(edit) => uploads.changeFiles(shown.requirement.id, edit)}
          onUpload={(chosen) => void uploads.send(row.contract, shown.requirement, chosen)}
          onUploadCancel={() => uploads.cancel(shown.requirement.id)}
        />
      )}
      {guard}
    </>
  )
}

/** Whoever has left the dialog by Back is told in a toast what came of the upload. */
function useUploadNews(dialog: CaseDialog | null, onSent: (marker: SentMarker) => void) {
  const say = useMessages(uploadMessages)
  const { show } = useToast()
  const watched = dialog?.kind === 'upload' ? dialog.requirement.id : null
  const watching = useRef(watched)
  useEffect(() => {
    watching.current = watched
  }, [watched])
  return {
    onSent: (marker: SentMarker) => {
      onSent(marker)
      if (marker.requirementId !== watching.current)
        show({ tone: 'success', title: say('success'), message: say('successDelay') })
    },
    onFailed: (requirementId: string) => {
      if (requirementId !== watching.current) show({ tone: 'error', title: say('failed'), message: say('openAgain') })
    },
  }
}

function isSame(one: CaseDialog, other: CaseDialog | null): boolean {
  if (one.kind !== other?.kind || one.row !== other.row) return false
  return one.kind === 'message' || other.kind === 'message' || one.requirement === other.requirement
}
