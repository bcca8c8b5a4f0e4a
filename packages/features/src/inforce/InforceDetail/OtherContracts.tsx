'use client'

import type { Contract } from '@producer-portal/domain/contracts'
import { Button, MultilineList, OptionalLink, Text } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { inforceDetailMessages } from '../messages.js'
import * as S from './InforceDetail.styles.js'

export interface OtherContractsProps {
  /** The owner's other contracts. */
  contracts: readonly Contract[]
  /** The address at which the policy system shows a contract; undefined where its number is plain text. */
  getPolicyHref: ((contract: Contract) => string | undefined) | undefined
  /** Called by 'View details'. Without it, there is no such button. */
  onContractOpen: ((contract: Contract) => void) | undefined
}

/** The owner's other contracts, each with its product and a button that opens its details. */
export function OtherContracts({ contracts, getPolicyHref, onContractOpen }: OtherContractsProps) {
  const t = useMessages(inforceDetailMessages)
  return (
    <MultilineList
      emptyText={t('noOtherContracts')}
      items={contracts.map((contract) => ({
        main: (
          <S.Other>
            <span>
              <OptionalLink href={getPolicyHref?.(contract)} isExternal>
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
            aria-label={t('viewContractNumber', { number: contract.contractNo })}
            onClick={() => onContractOpen(contract)}
          >
            {t('viewContract')}
          </Button>
        ),
      }))}
    />
  )
}
