'use client'

import type { ContractDetail } from '@producer-portal/domain/cases'
import { type Contract, insuredNames } from '@producer-portal/domain/contracts'
import { Button, ErrorState, DescriptionListSkeleton, SlideOut } from '@producer-portal/ui'
import { forwardRef, type ReactNode } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { caseDetailMessages } from '../messages.js'
import { CaseFacts, type CaseSummary } from './CaseFacts.js'

export interface CaseDetailProps {
  /** Whether the panel is open. */
  isOpen: boolean
  /** Called by the close button, Escape and a press outside. */
  onClose: () => void
  /** The contract of the case; its number is below the title. */
  contract: Contract
  /** The insured's name, used as the title. Default: the name in the details. */
  insured?: string
  /** Where the policy system shows the contract, in a new tab. Default: its number is plain text. */
  policyHref?: string
  /** What the list knows beyond the details: the status, the days and the amount. Default: not shown. */
  summary?: CaseSummary
  /** The details, or why they aren't there: loading, or failed to load. */
  detail: ContractDetail | 'loading' | 'error'
  /** Called by Retry after the details failed to load. */
  onRetry: () => void
  /** Called by 'Case Requirements'. Without it, there is no such button. */
  onRequirementsOpen?: () => void
  /** Called by 'Send a message'. Without it, there is no such button. */
  onMessageOpen?: () => void
  /** The dialogs that open on top. Default: none. */
  children?: ReactNode
}

/** Use it to show the details of a case in a side panel: its facts, people and requirements. */
export const CaseDetail = forwardRef<HTMLDivElement, CaseDetailProps>(function CaseDetail(props, ref) {
  const { isOpen, onClose, contract, insured, policyHref, summary, detail } = props
  const { onRetry, onRequirementsOpen, onMessageOpen } = props
  const t = useMessages(caseDetailMessages)
  const known = typeof detail === 'string' ? '' : insuredNames(detail)
  const actions = (onMessageOpen ?? onRequirementsOpen) && (
    <>
      {onMessageOpen && <Button onClick={onMessageOpen}>{t('openMessage')}</Button>}
      {onRequirementsOpen && (
        <Button variant="primary" onClick={onRequirementsOpen}>
          {t('openRequirements')}
        </Button>
      )}
    </>
  )
  return (
    <SlideOut
      ref={ref}
      isOpen={isOpen}
      onClose={onClose}
      title={insured?.trim() || known || t('unnamed')}
      description={contract.contractNo}
      closeLabel={t('close')}
      footer={actions}
    >
      {detail === 'loading' && <DescriptionListSkeleton label={t('loading')} />}
      {detail === 'error' && <ErrorState title={t('failed')} onRetry={onRetry} retryLabel={t('retry')} />}
      {typeof detail !== 'string' && (
        <CaseFacts contract={contract} detail={detail} policyHref={policyHref} summary={summary} />
      )}
      {props.children}
    </SlideOut>
  )
})
