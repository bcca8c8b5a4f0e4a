import { caseKey } from '@producer-portal/domain/cases'
import type { SentMarker } from '@producer-portal/domain/requirements'
import { CaseMessage } from '@producer-portal/features/cases'
import { SendDocuments, StatusDetails } from '@producer-portal/features/requirements'
import { useState } from 'react'
import { useEnvironment } from '../data/useEnvironment.js'
import { UnsavedGuard } from '../frame/UnsavedGuard.js'
import { caseNameOf } from './case-name.js'
import { CommentDialog } from './CommentDialog.js'
import type { CaseDialog, CasePanelControl } from './useCasePanel.js'
import { useUploads } from './useUploads.js'

export interface CaseDialogsProps {
  control: Pick<CasePanelControl, 'dialog' | 'closeDialog'>
  /** Hears of an answer that has arrived. */
  onSent: (marker: SentMarker) => void
}

/** The dialogs about a case and its requirements; one is open at a time. */
export function CaseDialogs({ control, onSent }: CaseDialogsProps) {
  const uploads = useUploads(onSent)
  const { data: environment } = useEnvironment()
  // The last one stays in place while it closes
  const [last, setLast] = useState<CaseDialog | null>(null)
  if (control.dialog && control.dialog !== last) {
    setLast(control.dialog)
    if (control.dialog.kind === 'upload') uploads.settle(control.dialog.requirement.id)
  }
  const shown = control.dialog ?? last
  if (!shown) return null

  const isOpen = control.dialog !== null
  const about = { isOpen, onClose: control.closeDialog, caseName: caseNameOf(shown.row) }
  if (shown.kind === 'message') {
    if (!environment) return null
    const action = `${environment.serviceUrl}/sms`
    return <CaseMessage key={caseKey(shown.row)} {...about} row={shown.row} action={action} />
  }
  const { row, requirement } = shown
  if (shown.kind === 'status') return <StatusDetails {...about} requirement={requirement} />
  if (shown.kind === 'comment') {
    return <CommentDialog key={requirement.id} {...about} row={row} requirement={requirement} onSent={onSent} />
  }
  const { files, state } = uploads.uploadOf(requirement.id)
  return (
    <>
      <SendDocuments
        {...about}
        requirement={requirement}
        files={files}
        state={state}
        onFilesChange={(edit) => uploads.changeFiles(requirement.id, edit)}
        onUpload={(chosen) => void uploads.send(row.contract, requirement, chosen)}
        onUploadCancel={() => uploads.cancel(requirement.id)}
      />
      <UnsavedGuard isUnsaved={state.kind === 'uploading'} />
    </>
  )
}
