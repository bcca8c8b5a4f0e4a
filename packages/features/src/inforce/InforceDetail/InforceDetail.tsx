'use client'

import type { Contract } from '@producer-portal/domain/contracts'
import { getDisplayName } from '@producer-portal/domain/formatting'
import type { InforceAlert, InforceContractDetail, InforceType } from '@producer-portal/domain/inforce'
import {
  Banner,
  DescriptionListSkeleton,
  FileTextIcon,
  LoadState,
  OptionalLink,
  SlideOut,
  Stack,
  useLocale,
} from '@producer-portal/ui'
import { type ReactNode, useRef } from 'react'
import { LinkButton } from '../../i18n/LinkButton.styles.js'
import { useMessages } from '../../i18n/useMessages.js'
import { useTerms } from '../../i18n/useTerms.js'
import { inforceDetailMessages } from '../messages.js'
import { InforceFacts } from './InforceFacts.js'
import { InforceSections } from './InforceSections.js'
import { getLeadAlert, summarizeAlert, type AlertSentence } from './lead-alert.js'

export interface InforceDetailProps {
  /** True if the panel is open. */
  isOpen: boolean
  /** Called by the close button, Escape and a press outside. */
  onClose: () => void
  /** The contract that is shown; its number and product are below the title. */
  contract: Pick<Contract, 'coCode' | 'coType' | 'contractNo'>
  /** The list of the alert that was pressed: that alert comes first. Default: the most urgent alert of the contract. */
  alertList?: Exclude<InforceType, 'all'> | null
  /** The product, shown until the details have loaded. Default: only the contract number is shown. */
  productName?: string | null
  /** The owner's name, used as the title. Default: the name in the details. */
  owner?: string
  /**
   * The address at which the policy system shows a contract, in a new tab; undefined where its number is plain text.
   */
  getPolicyHref?: (contract: Contract) => string | undefined
  /** The details, or why they aren't there: loading, or failed to load. */
  detail: InforceContractDetail | 'loading' | 'error'
  /** Called by Retry after the details failed to load. */
  onRetry: () => void
  /** The address where an illustration of the contract is requested; undefined where none can be. Default: nowhere. */
  getIllustrationHref?: (detail: InforceContractDetail) => string | undefined
  /** Called with another contract of the owner to show instead. Without it, there are no buttons for that. */
  onContractOpen?: (contract: Contract) => void
  /** More about the contract, below its facts: its illustration requests. Default: nothing. */
  children?: ReactNode
}

/** Use it to show a contract in a side panel: what has happened to it, its facts, and the owner's other contracts. */
export function InforceDetail(props: InforceDetailProps) {
  const { isOpen, onClose, contract, alertList = null, owner, getPolicyHref, detail, onRetry, onContractOpen } = props
  const t = useMessages(inforceDetailMessages)
  const panel = useRef<HTMLDivElement>(null)
  const loaded = typeof detail === 'string' ? null : detail
  const productName = (loaded ? (loaded.productName ?? loaded.contract.productName) : props.productName)?.trim()
  const owners = loaded ? loaded.clients.map(getDisplayName) : []
  const illustrationHref = loaded ? props.getIllustrationHref?.(loaded) : undefined
  const lead = loaded && getLeadAlert(loaded.alerts, alertList)
  // The button disappears with its contract, so the panel takes the focus and is read out again
  const openOther =
    onContractOpen &&
    ((other: Contract) => {
      panel.current?.focus()
      onContractOpen(other)
    })
  return (
    <SlideOut
      ref={panel}
      isOpen={isOpen}
      onClose={onClose}
      title={owner?.trim() || owners.filter(Boolean).join(', ') || t('unnamed')}
      description={
        <>
          <OptionalLink href={loaded ? getPolicyHref?.(loaded.contract) : undefined} isExternal>
            {contract.contractNo}
          </OptionalLink>
          {productName && ` · ${productName}`}
        </>
      }
      size="large"
      footer={
        illustrationHref !== undefined && (
          <LinkButton href={illustrationHref} iconStart={FileTextIcon}>
            {t('requestIllustration')}
          </LinkButton>
        )
      }
    >
      <LoadState
        value={detail}
        loadingLabel={t('loading')}
        skeleton={<DescriptionListSkeleton itemCount={4} sections={[3, 3]} />}
        errorTitle={t('failed')}
        onRetry={onRetry}
      >
        {(shown) => (
          <Stack gap={6} key={[contract.coCode, contract.coType, contract.contractNo].join(' ')}>
            {lead && <LeadAlert alert={lead} />}
            <InforceFacts detail={shown} />
            {props.children}
            <InforceSections detail={shown} lead={lead} getPolicyHref={getPolicyHref} onContractOpen={openOther} />
          </Stack>
        )}
      </LoadState>
    </SlideOut>
  )
}

interface LeadAlertProps {
  /** The alert with which the panel begins. */
  alert: InforceAlert
}

/** The meaning of the alert for the contract, in a sentence or two. */
function LeadAlert({ alert }: LeadAlertProps) {
  const t = useMessages(inforceDetailMessages)
  const { toTerm } = useTerms()
  const { tone, sentences } = summarizeAlert(alert, useLocale())
  const say = (sentence: AlertSentence) => {
    if ('count' in sentence) return t(sentence.text, { date: sentence.date, count: sentence.count })
    if (sentence.text === 'reported') return t('reported', { type: toTerm(sentence.type), date: sentence.date })
    if (sentence.text === 'reportedUndated') return t('reportedUndated', { type: toTerm(sentence.type) })
    if (sentence.text === 'paymentMissed') return t('paymentMissed')
    return t(sentence.text, { date: sentence.date })
  }
  return (
    <Banner tone={tone} role="note">
      {sentences.map(say).join(' ')}
    </Banner>
  )
}
