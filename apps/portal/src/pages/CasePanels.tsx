import { caseKey, insuredName, policySystemHref } from '@producer-portal/domain/cases'
import type { Case } from '@producer-portal/domain/cases'
import type { Requirement } from '@producer-portal/domain/requirements'
import { CaseDetail } from '@producer-portal/features/cases'
import { CaseRequirements } from '@producer-portal/features/requirements'
import { useMemo, useState } from 'react'
import { useContractDetail } from '../data/useContractDetail.js'
import { useEnvironment } from '../data/useEnvironment.js'
import { useUser } from '../state/session-state.js'
import { useSentAnswers } from '../state/useSentAnswers.js'
import { caseNameOf } from './case-name.js'
import type { OpenCaseDialog } from './case-panel-query.js'
import { CaseDialogs } from './CaseDialogs.js'
import type { CaseDialog, CasePanelControl } from './useCasePanel.js'

export interface CasePanelsProps {
  control: CasePanelControl
  /** The cases of the page, among which the address names one. Keep the array between renders. */
  cases: readonly Case[]
  /** Called when an answer has arrived, so that the list shows what the server makes of it. */
  onAnswered: () => void
}

/** The slide-outs and dialogs of every page with New Business cases. */
export function CasePanels({ control, cases, onAnswered }: CasePanelsProps) {
  const { open, openPanel, openDialog, selectTab, close } = control
  const user = useUser()
  const { data: environment } = useEnvironment()
  const row = useMemo(
    () => (open ? (cases.find((each) => caseKey(each) === open.caseKey) ?? null) : null),
    [cases, open],
  )
  // The last one stays in place, so that the focus finds its way back
  const [last, setLast] = useState<Case | null>(null)
  if (row && row !== last) setLast(row)
  const shown = row ?? last
  const detail = useContractDetail(row)
  const requirements = detail.data?.requirements ?? shown?.requirements ?? []
  const [sent, addMarker] = useSentAnswers()
  const state = detail.data ? 'ready' : detail.error === undefined ? 'loading' : 'error'
  const answerTo = (kind: 'upload' | 'comment' | 'status') => (requirement: Requirement) =>
    shown && openDialog({ kind, row: shown, requirement })
  return (
    <>
      {shown && (
        <>
          <CaseDetail
            isOpen={row !== null && open?.panel === 'detail'}
            onClose={close}
            contract={shown.contract}
            insured={shown.clients.map(insuredName).filter(Boolean).join(', ')}
            policyHref={policySystemHref(environment?.serviceUrl, shown.contract, user)}
            summary={shown}
            detail={state === 'ready' ? (detail.data ?? 'loading') : state}
            onRetry={detail.reload}
            onRequirementsOpen={() => openPanel(shown, 'requirements')}
            onMessageOpen={() => openDialog({ kind: 'message', row: shown })}
          />
          <CaseRequirements
            isOpen={row !== null && open?.panel === 'requirements'}
            onClose={close}
            caseName={caseNameOf(shown)}
            state={state}
            requirements={requirements}
            sent={sent}
            tab={open?.tab ?? 'agent-tasks'}
            onTabSelect={selectTab}
            onRetry={detail.reload}
            onUploadOpen={answerTo('upload')}
            onCommentOpen={answerTo('comment')}
            onStatusOpen={answerTo('status')}
          />
        </>
      )}
      <CaseDialogs
        dialog={row && open?.dialog ? dialogOf(row, open.dialog, requirements) : null}
        onClose={close}
        onSent={(marker) => {
          addMarker(marker)
          detail.reload()
          onAnswered()
        }}
      />
    </>
  )
}

/** What a dialog of the address is about; null for a requirement that the case does not have. */
function dialogOf(
  row: Case,
  { kind, requirementId }: OpenCaseDialog,
  requirements: readonly Requirement[],
): CaseDialog | null {
  if (kind === 'message') return { kind, row }
  const requirement = [...requirements, ...row.requirements].find(({ id }) => id === requirementId)
  return requirement ? { kind, row, requirement } : null
}
