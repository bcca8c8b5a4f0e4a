'use client'

import type { ContractDetail } from '@producer-portal/domain/cases'
import { type Contract, insuredNames } from '@producer-portal/domain/contracts'
import type { Requirement, SentContext } from '@producer-portal/domain/requirements'
import { Button, DescriptionListSkeleton, LoadState, OptionalLink, SlideOut, Stack } from '@producer-portal/ui'
import { forwardRef, type ReactNode } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { caseDetailMessages } from '../case-detail-messages.js'
import { CasePlaceNav, type CasePlaceNavProps } from '../CasePlaceNav/CasePlaceNav.js'
import { CaseSummaryBand } from '../CaseSummaryBand/CaseSummaryBand.js'
import { CaseFacts, type CaseFactsProps, type CaseSummary } from './CaseFacts.js'
import { CaseRequirementList, findNextUpload } from './CaseRequirementList.js'

export interface CaseDetailProps {
  /** True if the panel is open. */
  isOpen: boolean
  /** Called by the close button, Escape and a press outside. */
  onClose: () => void
  /** The contract of the case; its number and product are below the title. */
  contract: Contract
  /** The insured's name, used as the title. Default: the name in the details. */
  insured?: string
  /** The address at which the policy system shows the contract, in a new tab. Default: its number is plain text. */
  policyHref?: string
  /** Facts that the list has beyond the details: the status, the days and the amount. Default: not shown. */
  summary?: CaseSummary
  /** The place of the case in the list that it was opened from. Default: it isn't shown. */
  place?: CasePlaceNavProps
  /** The details, or why they aren't there: loading, or failed to load. */
  detail: ContractDetail | 'loading' | 'error'
  /** Facts of your own about the contract, after the portal's, such as those of columns of your own. Default: none. */
  facts?: CaseFactsProps['facts']
  /** The answers sent from this browser recently, and the current time. Default: only what the server knows. */
  sent?: SentContext
  /** Called by Retry after the details failed to load. */
  onRetry: () => void
  /** Called by Upload on an open requirement that takes documents. Without it, there is no such button. */
  onUploadOpen?: (requirement: Requirement) => void
  /** Called by 'Case Requirements'. Without it, there is no such button. */
  onRequirementsOpen?: () => void
  /** Called by 'Send a message'. Without it, there is no such button. */
  onMessageOpen?: () => void
  /** The dialogs that open on top. Default: none. */
  children?: ReactNode
}

/** Use it to show a case in a side panel: where it stands and whose turn it is, then its requirements and facts. */
export const CaseDetail = forwardRef<HTMLDivElement, CaseDetailProps>(function CaseDetail(props, ref) {
  const { isOpen, onClose, contract, insured, policyHref, summary, detail, sent } = props
  const { onRetry, onUploadOpen, onRequirementsOpen, onMessageOpen } = props
  const t = useMessages(caseDetailMessages)
  const loaded = typeof detail === 'string' ? null : detail
  const next = loaded && onUploadOpen && findNextUpload(loaded.requirements, sent)
  const productName = (loaded?.productName ?? contract.productName)?.trim()
  const actions = (onMessageOpen ?? onRequirementsOpen) && (
    <>
      {onMessageOpen && <Button onClick={onMessageOpen}>{t('openMessage')}</Button>}
      {onRequirementsOpen && (
        <Button variant={next ? 'secondary' : 'primary'} onClick={onRequirementsOpen}>
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
      title={insured?.trim() || (loaded && insuredNames(loaded)) || t('unnamed')}
      description={
        <>
          <OptionalLink href={policyHref} isExternal>
            {contract.contractNo}
          </OptionalLink>
          {productName && ` · ${productName}`}
        </>
      }
      headerEnd={props.place && <CasePlaceNav {...props.place} />}
      size="large"
      footer={actions}
    >
      <Stack gap={6}>
        <CaseSummaryBand summary={summary} requirements={loaded?.requirements} sent={sent} />
        <LoadState
          value={detail}
          loadingLabel={t('loading')}
          skeleton={<DescriptionListSkeleton />}
          errorTitle={t('failed')}
          onRetry={onRetry}
        >
          {(facts) => (
            <>
              <CaseRequirementList
                requirements={facts.requirements}
                sent={sent}
                next={next}
                onUploadOpen={onUploadOpen}
              />
              <CaseFacts detail={facts} summary={summary} facts={props.facts} />
            </>
          )}
        </LoadState>
      </Stack>
      {props.children}
    </SlideOut>
  )
})
