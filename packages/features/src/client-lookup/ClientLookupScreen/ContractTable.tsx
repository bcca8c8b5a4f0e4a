'use client'

import { isActiveContract, isTerminatedContract, type LookupContract } from '@producer-portal/domain/client-lookup'
import { getStatusTone } from '@producer-portal/domain/contracts'
import { formatMoney } from '@producer-portal/domain/formatting'
import {
  DataTable,
  type DataTableColumn,
  Heading,
  Link,
  OptionalLink,
  Stack,
  StatusBadge,
  Text,
  useCollection,
  useLocale,
} from '@producer-portal/ui'
import { useId, useMemo } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { useTerms } from '../../i18n/useTerms.js'
import { clientLookupMessages } from '../messages.js'
import * as S from './ClientLookupScreen.styles.js'

/** The address a contract leads to. Keep the functions. */
export interface ContractLinks {
  /** The URL of the contract's case or in-force details; undefined where there are none. */
  getHref: (contract: LookupContract) => string | undefined
  /** The URL of the contract in the policy system; undefined for users without access to it. */
  getPolicyHref: (contract: LookupContract) => string | undefined
  /** The URL where an illustration of the contract is requested; undefined where none can be. Default: nowhere. */
  getIllustrationHref?: (contract: LookupContract) => string | undefined
}

export interface ContractTableProps extends ContractLinks {
  /** The heading, which names the table. */
  title: string
  /** A sentence below it. Default: none. */
  hint?: string
  /** True if the contracts are still loading. */
  isLoading: boolean
  /** Says so. Default: nothing, as beside a table that says it. */
  loadingText?: string
  /** The contracts. Keep the array. */
  contracts: readonly LookupContract[]
  /** Says that there are none. */
  emptyText: string
}

const rules = { pageSize: 10 }
/** Below this width in px, the contracts are cards: there are only a few. */
const cardBreakpoint = 1000

/** The active contracts of a client, or the others. */
export function ContractTable(props: ContractTableProps) {
  const { title, hint, isLoading, loadingText = '', contracts, emptyText, getHref, getIllustrationHref } = props
  const id = useId()
  const { table } = useCollection(contracts, rules)
  const columns = useContractColumns(props)
  return (
    <Stack as="section" gap={2} aria-labelledby={id}>
      <div>
        <Heading id={id} level={3} size="md">
          {isLoading ? title : `${title} (${contracts.length})`}
        </Heading>
        {hint && <Text tone="muted">{hint}</Text>}
      </div>
      {!isLoading && contracts.length === 0 ? (
        <Text>{emptyText}</Text>
      ) : (
        <DataTable
          aria-labelledby={id}
          columns={columns}
          {...table}
          getRowId={getContractId}
          state={isLoading ? 'loading' : 'ready'}
          showRowNumbers={false}
          cardBreakpoint={cardBreakpoint}
          hasCardSort={contracts.length > 1}
          rowActionsWidth={getIllustrationHref ? 290 : 130}
          renderRowActions={(contract) => (
            <S.RowActions>
              <ContractLink contract={contract} href={getHref(contract)} />
              <IllustrationLink contract={contract} href={getIllustrationHref?.(contract)} />
            </S.RowActions>
          )}
          labels={{ loading: loadingText }}
        />
      )}
    </Stack>
  )
}

/** Two contracts may share a number when their companies differ. */
function getContractId({ contractNumber, prodName, source }: LookupContract): string {
  const { coCode = '', coType = '' } = source?.contract ?? {}
  return [coCode, coType, contractNumber, prodName].join('|')
}

function ContractLink({ contract, href }: { contract: LookupContract; href: string | undefined }) {
  const t = useMessages(clientLookupMessages)
  if (href === undefined) return null
  const number = contract.contractNumber ?? ''
  const isCase = contract.source?.list !== 'inforce'
  return (
    <Link href={href} aria-label={isCase ? t('viewCaseOf', { number }) : t('viewDetailsOf', { number })}>
      {t(isCase ? 'viewCase' : 'viewDetails')}
    </Link>
  )
}

function IllustrationLink({ contract, href }: { contract: LookupContract; href: string | undefined }) {
  const t = useMessages(clientLookupMessages)
  if (href === undefined) return null
  return (
    <Link href={href} aria-label={t('illustrateOf', { number: contract.contractNumber ?? '' })}>
      {t('illustrate')}
    </Link>
  )
}

function useContractColumns({ getPolicyHref }: ContractTableProps): readonly DataTableColumn<LookupContract>[] {
  const locale = useLocale()
  const t = useMessages(clientLookupMessages)
  const { toTerm } = useTerms()
  return useMemo(() => {
    /** The status in words; those of new business are words already. */
    const toStatus = (contract: LookupContract) => {
      if (isActiveContract(contract)) return t('active')
      return isTerminatedContract(contract) ? t('terminated') : toTerm(contract.status ?? '')
    }
    return [
      {
        id: 'number',
        header: t('contractNumber'),
        width: 150,
        card: 'title',
        text: ({ contractNumber }) => contractNumber ?? '',
        cell: (contract) => (
          <OptionalLink href={getPolicyHref(contract)} isExternal>
            {contract.contractNumber}
          </OptionalLink>
        ),
      },
      {
        id: 'product',
        header: t('product'),
        width: 200,
        minWidth: 140,
        isMultiline: true,
        text: ({ prodName }) => prodName ?? '',
      },
      {
        id: 'faceAmount',
        header: t('faceAmount'),
        width: 130,
        align: 'end',
        text: ({ faceAmount }) => formatMoney(faceAmount, locale),
        sortValue: ({ faceAmount }) => faceAmount,
      },
      {
        id: 'relationship',
        header: t('relationship'),
        width: 110,
        text: ({ relationship }) => toTerm(relationship ?? ''),
      },
      { id: 'billStatus', header: t('billStatus'), width: 130, text: ({ billStatus }) => toTerm(billStatus ?? '') },
      {
        id: 'status',
        header: t('status'),
        width: 180,
        minWidth: 140,
        text: toStatus,
        cell: (contract) =>
          contract.status && (
            <StatusBadge tone={isActiveContract(contract) ? 'success' : getStatusTone(contract.status)}>
              {toStatus(contract)}
            </StatusBadge>
          ),
      },
    ]
  }, [getPolicyHref, t, toTerm, locale])
}
