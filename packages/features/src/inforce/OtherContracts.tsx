'use client'

import type { Contract } from '@producer-portal/domain/cases'
import { Button, LineList, OptionalLink, Text } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import { inforceDetailMessages } from './inforce-detail-messages.js'
import * as S from './InforceDetail.styles.js'

export interface OtherContractsProps {
  contracts: readonly Contract[]
  /** Where the policy system shows a contract; undefined where its number is plain text. */
  policyHrefOf: ((contract: Contract) => string | undefined) | undefined
  /** Called by 'View details'; left out, there is no such button. */
  onContractOpen: ((contract: Contract) => void) | undefined
}

/** The owner's other contracts, each with its product and the way to its details. */
export function OtherContracts({ contracts, policyHrefOf, onContractOpen }: OtherContractsProps) {
  const say = useMessages(inforceDetailMessages)
  return (
    <LineList
      emptyText={say('noOtherContracts')}
      lines={contracts.map((contract) => ({
        main: (
          <S.Other>
            <span>
              <OptionalLink href={policyHrefOf?.(contract)} isExternal>
                {contract.contractNo}
              </OptionalLink>
            </span>
            <Text as="span" tone="muted">
              {contract.productName ?? '—'}
            </Text>
          </S.Other>
        ),
        note: onContractOpen && (
          <Button
            size="small"
            aria-label={say('viewContractNumber', { number: contract.contractNo })}
            onClick={() => onContractOpen(contract)}
          >
            {say('viewContract')}
          </Button>
        ),
      }))}
    />
  )
}
