'use client'

import type { Contract } from '@producer-portal/domain/cases'
import { displayNameOf } from '@producer-portal/domain/formatting'
import type { InforceContractDetail } from '@producer-portal/domain/inforce'
import { ErrorState, FactsSkeleton, SlideOut } from '@producer-portal/ui'
import { useRef } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { inforceDetailMessages } from './inforce-detail-messages.js'
import * as S from './InforceDetail.styles.js'
import { InforceFacts } from './InforceFacts.js'
import { InforceSections } from './InforceSections.js'

export interface InforceDetailProps {
  isOpen: boolean
  onClose: () => void
  contract: Pick<Contract, 'coCode' | 'coType' | 'contractNo'>
  /** The owner's name, which is the title; left out, the details give it. */
  owner?: string
  /** Where the policy system shows a contract, in a new tab; undefined where its number is plain text. */
  policyHrefOf?: (contract: Contract) => string | undefined
  /** The details, or that they are on their way, or could not be had. */
  detail: InforceContractDetail | 'loading' | 'error'
  /** Called by Retry after the details could not be had. */
  onRetry: () => void
  /** Called when another contract of the owner shall take the place of this one; left out, there is no way to it. */
  onContractOpen?: (contract: Contract) => void
}

/** Use it where a row of an in-force list is pressed: the facts of the contract, its alerts and its owner's others. */
export function InforceDetail(props: InforceDetailProps) {
  const { isOpen, onClose, contract, owner, policyHrefOf, detail, onRetry, onContractOpen } = props
  const say = useMessages(inforceDetailMessages)
  const panel = useRef<HTMLDivElement>(null)
  const known = typeof detail === 'string' ? [] : detail.clients.map(displayNameOf)
  // The button goes away with the contract that it stands in, so the panel takes the focus and is read out anew
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
      title={owner?.trim() || known.filter(Boolean).join(', ') || say('unnamed')}
      description={contract.contractNo}
      closeLabel={say('close')}
    >
      {detail === 'loading' && <FactsSkeleton label={say('loading')} facts={4} sections={[3, 3]} />}
      {detail === 'error' && <ErrorState title={say('failed')} onRetry={onRetry} retryLabel={say('retry')} />}
      {typeof detail !== 'string' && (
        <S.Root key={[contract.coCode, contract.coType, contract.contractNo].join(' ')}>
          <InforceFacts detail={detail} policyHref={policyHrefOf?.(detail.contract)} />
          <InforceSections detail={detail} policyHrefOf={policyHrefOf} onContractOpen={openOther} />
        </S.Root>
      )}
    </SlideOut>
  )
}
