import type { Case } from '@producer-portal/domain/cases'
import { insuredNames } from '@producer-portal/domain/contracts'
import type { Requirement, SentMarker } from '@producer-portal/domain/requirements'
import { CaseDetail } from '@producer-portal/features/cases'
import { CaseRequirements, UnsentDocumentsModal } from '@producer-portal/features/requirements'
import { UnsavedGuard } from '../drafts/UnsavedGuard.js'
import { useAnswerNews } from '../requirements/useAnswerNews.js'
import { useComments } from '../requirements/useComments.js'
import { useSentAnswers } from '../requirements/useSentAnswers.js'
import { useUnknownValuesWarning } from '../requirements/useUnknownValuesWarning.js'
import { useUploads } from '../requirements/useUploads.js'
import { caseNameOf } from './case-name.js'
import { CaseDialogs } from './CaseDialogs.js'
import type { CasePanelControl } from './useCasePanel.js'
import { useMissingNote, useOpenCase } from './useOpenCase.js'
import { usePolicyHref } from './usePolicyHref.js'

export interface CasePanelsProps {
  control: CasePanelControl
  /** The cases of the page, among which the address names one; undefined until they are loaded. Keep the array between renders. */
  cases: readonly Case[] | undefined
  /** Called when an answer has arrived, so that the list shows what the server makes of it. */
  onAnswered: () => void
}

/** The slide-outs and dialogs of every page with New Business cases, and what keeps unsent documents from being lost. */
export function CasePanels({ control, cases, onAnswered }: CasePanelsProps) {
  const { open, openPanel, openDialog, selectTab, close } = control
  const getPolicyHref = usePolicyHref()
  const facts = useOpenCase(open, cases)
  const { row, detail, requirements, dialog, reload } = facts
  useMissingNote(facts, close)
  useUnknownValuesWarning(requirements)
  const [sent, addMarker] = useSentAnswers()
  const onSent = (marker: SentMarker) => {
    addMarker(marker)
    reload()
    onAnswered()
  }
  const openIn = (kind: 'upload' | 'comment') => (dialog?.kind === kind ? dialog.requirement.id : null)
  const uploads = useUploads(openIn('upload'), useAnswerNews('upload', dialog, onSent))
  const comments = useComments(openIn('comment'), useAnswerNews('comment', dialog, onSent))
  const openAbout = (kind: 'upload' | 'comment' | 'status') => (requirement: Requirement) =>
    row && openDialog({ kind, row, requirement })

  const panel = row && open?.panel
  const dialogs = <CaseDialogs dialog={dialog} onClose={close} uploads={uploads} comments={comments} />
  return (
    <>
      {row && panel === 'detail' && (
        <CaseDetail
          isOpen
          onClose={close}
          contract={row.contract}
          insured={insuredNames(row)}
          policyHref={getPolicyHref(row.contract)}
          summary={row}
          detail={detail}
          onRetry={reload}
          onRequirementsOpen={() => openPanel(row, 'requirements')}
          onMessageOpen={() => openDialog({ kind: 'message', row })}
        >
          {dialogs}
        </CaseDetail>
      )}
      {row && panel === 'requirements' && (
        <CaseRequirements
          isOpen
          onClose={close}
          caseName={caseNameOf(row)}
          state={typeof detail === 'string' ? detail : 'ready'}
          requirements={requirements}
          sent={sent}
          tab={open?.tab ?? 'agent-tasks'}
          onTabChange={selectTab}
          onRetry={reload}
          onUploadOpen={openAbout('upload')}
          onCommentOpen={openAbout('comment')}
          onStatusOpen={openAbout('status')}
        >
          {dialogs}
        </CaseRequirements>
      )}
      {!panel && dialogs}
      <UnsavedGuard isUnsaved={uploads.isUnsent}>
        {(question) => <UnsentDocumentsModal {...question} isUploading={uploads.isUploading} />}
      </UnsavedGuard>
    </>
  )
}
