import { CaseMessage } from '@producer-portal/features/cases'
import { SendDocuments, StatusDetails } from '@producer-portal/features/requirements'
import { useEnvironment } from '../config/queries.js'
import { caseNameOf } from './case-name.js'
import { CommentDialog } from '../requirements/CommentDialog.js'
import type { CaseDialog } from './useCasePanel.js'
import type { Comments } from '../requirements/useComments.js'
import type { Uploads } from '../requirements/useUploads.js'

export interface CaseDialogsProps {
  /** The dialog that is open. */
  dialog: CaseDialog | null
  onClose: () => void
  uploads: Uploads
  comments: Comments
}

/** The dialogs about a case and its requirements, one at a time. */
export function CaseDialogs({ dialog, onClose, uploads, comments }: CaseDialogsProps) {
  const { data: environment } = useEnvironment()
  if (!dialog) return null
  const { row } = dialog
  const about = { isOpen: true, onClose, caseName: caseNameOf(row) }
  if (dialog.kind === 'message') {
    return environment ? <CaseMessage {...about} row={row} action={`${environment.serviceUrl}/sms`} /> : null
  }
  const { requirement } = dialog
  const { id } = requirement
  if (dialog.kind === 'status') return <StatusDetails {...about} requirement={requirement} />
  if (dialog.kind === 'comment') {
    return <CommentDialog key={id} {...about} row={row} requirement={requirement} comments={comments} />
  }
  return (
    <SendDocuments
      {...about}
      requirement={requirement}
      {...uploads.uploadOf(id)}
      lostFiles={uploads.lostOf(id)}
      onLostFilesDismiss={() => uploads.forgetLost(id)}
      onFilesChange={(edit) => uploads.changeFiles(id, edit)}
      onUpload={(chosen) => void uploads.send(row.contract, requirement, chosen)}
      onUploadCancel={() => uploads.cancel(id)}
    />
  )
}
