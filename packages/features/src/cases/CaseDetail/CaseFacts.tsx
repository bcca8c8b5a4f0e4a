'use client'

import type { Case, ContractDetail } from '@producer-portal/domain/cases'
import { agentAndAgency, insuredName } from '@producer-portal/domain/contracts'
import { formatMoney, formatPercent, formatPremium } from '@producer-portal/domain/formatting'
import {
  DescriptionList,
  type DescriptionListProps,
  Heading,
  MultilineList,
  Stack,
  useLocale,
} from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { useTerms } from '../../i18n/useTerms.js'
import { caseDetailMessages } from '../case-detail-messages.js'

/** Facts of a list about a case that its details lack. */
export type CaseSummary = Pick<Case, 'caseStatus' | 'daysSinceProcDate' | 'faceAmount'>

export interface CaseFactsProps {
  /** The loaded details. */
  detail: ContractDetail
  /** Facts that the list has beyond the details; undefined hides these facts. */
  summary: CaseSummary | undefined
  /** Further facts about the contract. Default: none. */
  facts?: DescriptionListProps['items']
}

/** The facts about the contract in two columns, then the clients and agents. */
export function CaseFacts({ detail, summary, facts = [] }: CaseFactsProps) {
  const locale = useLocale()
  const t = useMessages(caseDetailMessages)
  const { toTerm } = useTerms()
  return (
    <>
      <Stack as="section" gap={2}>
        <Heading level={3} size="sm">
          {t('contract')}
        </Heading>
        <DescriptionList
          items={[
            ...(summary ? [{ term: t('faceAmount'), detail: formatMoney(summary.faceAmount, locale) }] : []),
            {
              term: t('modalPremium'),
              detail: formatPremium(
                detail.modalPremium,
                detail.billFrequency && toTerm(detail.billFrequency.trim()),
                locale,
              ),
            },
            { term: t('targetPremium'), detail: formatMoney(detail.targetPremium, locale) },
            { term: t('programType'), detail: detail.programType },
            { term: t('underwriter'), detail: detail.underwriterName },
            ...facts,
          ]}
        />
      </Stack>
      <MultilineList
        title={t('clients')}
        emptyText={t('noClients')}
        items={detail.clients.map((client) => ({
          main: insuredName(client) || t('unnamed'),
          note: client.ipn && t('ipn', { number: client.ipn }),
        }))}
      />
      <MultilineList
        title={t('agents')}
        emptyText={t('noAgents')}
        items={detail.agents.map((agent) => ({
          main: agentAndAgency(agent),
          note: formatPercent(agent.percentInterest, locale),
        }))}
      />
    </>
  )
}
