'use client'

import { type Contract, type ContractDetail, insuredNames } from '@producer-portal/domain/cases'
import { Button, ErrorState, FactsSkeleton, SlideOut } from '@producer-portal/ui'
import { forwardRef, type ReactNode } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { caseDetailMessages } from './case-detail-messages.js'
import { CaseFacts, type CaseSummary } from './CaseFacts.js'

export interface CaseDetailProps {
  isOpen: boolean
  onClose: () => void
  contract: Contract
  /** The insured's name, which is the title; left out, the details give it. */
  insured?: string
  /** Where the policy system shows the contract, in a new tab; left out for those who may not go there. */
  policyHref?: string
  /** What the list knows beyond the details: the status, the days and the amount. Default: not shown. */
  summary?: CaseSummary
  /** The details, or that they are on their way, or could not be had. */
  detail: ContractDetail | 'loading' | 'error'
  /** Called by Retry after the details could not be had. */
  onRetry: () => void
  /** Called by 'Case Requirements'; left out, there is no such button. */
  onRequirementsOpen?: () => void
  /** Called by 'Send a message'; left out, there is no such button. */
  onMessageOpen?: () => void
  /** The dialogs that open over it. */
  children?: ReactNode
}

/** Use it where a row of a case list is pressed: the facts of the case, its people and its requirements. */
export const CaseDetail = forwardRef<HTMLDivElement, CaseDetailProps>(function CaseDetail(props, ref) {
  const { isOpen, onClose, contract, insured, policyHref, summary, detail } = props
  const { onRetry, onRequirementsOpen, onMessageOpen } = props
  const say = useMessages(caseDetailMessages)
  const known = typeof detail === 'string' ? '' : insuredNames(detail)
  const actions = (onMessageOpen ?? onRequirementsOpen) && (
    <>
      {onMessageOpen && <Button onClick={onMessageOpen}>{say('openMessage')}</Button>}
      {onRequirementsOpen && (
        <Button variant="primary" onClick={onRequirementsOpen}>
          {say('openRequirements')}
        </Button>
      )}
    </>
  )
  return (
    <SlideOut
      ref={ref}
      isOpen={isOpen}
      onClose={onClose}
      title={insured?.trim() || known || say('unnamed')}
      description={contract.contractNo}
      closeLabel={say('close')}
      footer={actions}
    >
      {detail === 'loading' && <FactsSkeleton label={say('loading')} />}
      {detail === 'error' && <ErrorState title={say('failed')} onRetry={onRetry} retryLabel={say('retry')} />}
      {typeof detail !== 'string' && (
        <CaseFacts contract={contract} detail={detail} policyHref={policyHref} summary={summary} />
      )}
      {props.children}
    </SlideOut>
  )
})
