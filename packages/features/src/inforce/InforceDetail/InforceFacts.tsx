'use client'

import { agentAndAgency } from '@producer-portal/domain/contracts'
import { getDisplayName, formatDate, formatMoney, formatPremium } from '@producer-portal/domain/formatting'
import { aplOption, billGroupText, type InforceContractDetail, nfoDate } from '@producer-portal/domain/inforce'
import { Button, ChevronDownIcon, ChevronUpIcon, MultilineList, Stack, useLocale } from '@producer-portal/ui'
import { useId, useState } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { useTerms } from '../../i18n/useTerms.js'
import { inforceDetailMessages } from '../messages.js'
import * as S from './InforceDetail.styles.js'

export interface InforceFactsProps {
  /** The loaded details of the contract. */
  detail: InforceContractDetail
}

/** The contract's value and payor; the other facts and the agents are behind More. */
export function InforceFacts({ detail }: InforceFactsProps) {
  const locale = useLocale()
  const t = useMessages(inforceDetailMessages)
  const { toTerm } = useTerms()
  const [hasMore, setHasMore] = useState(false)
  const id = useId()
  const { contract, clients, payors, agents } = detail
  const first = [
    { term: t('amount'), detail: formatMoney(detail.faceAmount, locale) },
    {
      term: t('premium'),
      detail: formatPremium(detail.modalPremium, detail.billFrequency && toTerm(detail.billFrequency.trim()), locale),
    },
    { term: t('issueDate'), detail: formatDate(detail.baseIssueDate, locale) },
    { term: t('payorName'), detail: joinNames(payors) },
  ]
  const more = [
    { term: t('ownerName'), detail: joinNames(clients) },
    { term: t('contractNumber'), detail: contract.contractNo },
    { term: t('product'), detail: detail.productName ?? contract.productName },
    { term: t('billingGroup'), detail: toTerm(billGroupText(detail.billGroup)) },
    { term: t('nfoDate'), detail: formatDate(nfoDate(detail), locale) },
    { term: t('aplOption'), detail: toTerm(aplOption(detail.aplAvailable)) },
  ]
  return (
    <Stack gap={3}>
      <Stack gap={6} id={id}>
        <S.FactList items={hasMore ? [...first, ...more] : first} />
        {hasMore && (
          <MultilineList
            title={t('agents')}
            emptyText={t('noAgents')}
            items={agents
              .map((agent) => ({ main: agentAndAgency(agent), note: agent.agentNo?.trim() }))
              .filter(({ main, note }) => main || note)}
          />
        )}
      </Stack>
      <S.Toggle>
        <Button
          variant="quiet"
          size="small"
          iconEnd={hasMore ? ChevronUpIcon : ChevronDownIcon}
          aria-expanded={hasMore}
          aria-controls={id}
          onClick={() => setHasMore(!hasMore)}
        >
          {t(hasMore ? 'less' : 'more')}
        </Button>
      </S.Toggle>
    </Stack>
  )
}

function joinNames(people: InforceContractDetail['clients']): string {
  return people.map(getDisplayName).filter(Boolean).join(', ')
}
