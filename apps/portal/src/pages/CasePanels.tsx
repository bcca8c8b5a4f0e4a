import { caseKey, insuredName, policySystemHref } from '@producer-portal/domain/cases'
import type { Case } from '@producer-portal/domain/cases'
import { CaseDetail } from '@producer-portal/features/cases'
import { CaseRequirements } from '@producer-portal/features/requirements'
import { useMemo, useState } from 'react'
import { useContractDetail } from '../data/useContractDetail.js'
import { useEnvironment } from '../data/useEnvironment.js'
import { useUser } from '../state/session-state.js'
import { useSentAnswers } from '../state/useSentAnswers.js'
import { caseNameOf } from './case-name.js'
import { CaseDialogs } from './CaseDialogs.js'
import type { CasePanelControl } from './useCasePanel.js'

export interface CasePanelsProps {
  control: CasePanelControl
  /** The cases of the page, among which the address names one. Keep the array between renders. */
  cases: readonly Case[]
  /** Called when an answer has arrived, so that the list shows what the server makes of it. */
  onAnswered: () => void
}

/** The slide-outs and dialogs of every page with New Business cases. */
export function CasePanels({ control, cases, onAnswered }: CasePanelsProps) {
  const { open, openPanel, openDialog, selectTab, closePanel } = control
  const user = useUser()
  const { data: environment } = useEnvironment()
  const found = useMemo(() => cases.find((each) => caseKey(each) === open?.caseKey) ?? null, [cases, open?.caseKey])
  // The last one stays in place while its slide-out closes
  const [last, setLast] = useState<Case | null>(null)
  if (found && found !== last) setLast(found)
  const row = open ? found : last
  const detail = useContractDetail(row)
  const [markers, addMarker] = useSentAnswers()
  const state = detail.data ? 'ready' : detail.error === undefined ? 'loading' : 'error'
  return (
    <>
      {row && (
        <>
          <CaseDetail
            isOpen={found !== null && open?.panel === 'detail'}
            onClose={closePanel}
            contract={row.contract}
            insured={row.clients.map(insuredName).filter(Boolean).join(', ')}
            policyHref={policySystemHref(environment?.serviceUrl, row.contract, user)}
            detail={state === 'ready' ? (detail.data ?? 'loading') : state}
            onRetry={detail.reload}
            onRequirementsOpen={() => openPanel(row, 'requirements')}
            onMessageOpen={() => openDialog({ kind: 'message', row })}
          />
          <CaseRequirements
            isOpen={found !== null && open?.panel === 'requirements'}
            onClose={closePanel}
            caseName={caseNameOf(row)}
            state={state}
            requirements={detail.data?.requirements ?? row.requirements}
            sent={{ markers, now: new Date() }}
            tab={open?.tab ?? 'agent-tasks'}
            onTabSelect={selectTab}
            onRetry={detail.reload}
            onUploadOpen={(requirement) => openDialog({ kind: 'upload', row, requirement })}
            onCommentOpen={(requirement) => openDialog({ kind: 'comment', row, requirement })}
            onStatusOpen={(requirement) => openDialog({ kind: 'status', row, requirement })}
          />
        </>
      )}
      <CaseDialogs
        control={control}
        onSent={(marker) => {
          addMarker(marker)
          detail.reload()
          onAnswered()
        }}
      />
    </>
  )
}
