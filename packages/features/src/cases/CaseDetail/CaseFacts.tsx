'use client'

import type { Case, ContractDetail } from '@producer-portal/domain/cases'
import { agentAndAgency, type Contract, getStatusTone, insuredName } from '@producer-portal/domain/contracts'
import { formatDate, formatMoney, formatPercent, formatPremium } from '@producer-portal/domain/formatting'
import { statusLabel } from '@producer-portal/domain/requirements'
import { DescriptionList, MultilineList, OptionalLink, StatusBadge } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { caseDetailMessages } from '../messages.js'
import * as S from './CaseFacts.styles.js'

/** What a list says about a case, and its details do not. */
export type CaseSummary = Pick<Case, 'caseStatus' | 'daysSinceProcDate' | 'faceAmount'>

export interface CaseFactsProps {
  /** The contract of the case. */
  contract: Contract
  /** The loaded details. */
  detail: ContractDetail
  /** Where the policy system shows the contract; undefined shows its number as plain text. */
  policyHref: string | undefined
  /** What the list knows beyond the details; undefined hides these facts. */
  summary: CaseSummary | undefined
}

/** The facts of a case, then its clients, agents and requirements. */
export function CaseFacts({ contract, detail, policyHref, summary }: CaseFactsProps) {
  const t = useMessages(caseDetailMessages)
  return (
    <S.Root>
      <DescriptionList
        layout="rows"
        items={[
          {
            term: t('contractNumber'),
            detail: (
              <OptionalLink href={policyHref} isExternal>
                {contract.contractNo}
              </OptionalLink>
            ),
          },
          ...(summary
            ? [
                {
                  term: t('caseStatus'),
                  detail: summary.caseStatus && (
                    <StatusBadge tone={getStatusTone(summary.caseStatus)}>{summary.caseStatus}</StatusBadge>
                  ),
                },
                { term: t('daysPending'), detail: summary.daysSinceProcDate },
              ]
            : []),
          { term: t('productName'), detail: detail.productName ?? contract.productName },
          ...(summary ? [{ term: t('faceAmount'), detail: formatMoney(summary.faceAmount) }] : []),
          { term: t('programType'), detail: detail.programType },
          { term: t('underwriter'), detail: detail.underwriterName },
          {
            term: t('modalPremium'),
            detail: formatPremium(detail.modalPremium, detail.billFrequency),
          },
          { term: t('targetPremium'), detail: formatMoney(detail.targetPremium) },
        ]}
      />
      <MultilineList
        title={t('clients')}
        emptyText={t('noClients')}
        items={detail.clients.map((client) => ({
          main: insuredName(client) || t('unnamed'),
          note: client.ipn && `${t('ipn')} ${client.ipn}`,
        }))}
      />
      <MultilineList
        title={t('agents')}
        emptyText={t('noAgents')}
        items={detail.agents.map((agent) => ({
          main: agentAndAgency(agent),
          note: formatPercent(agent.percentInterest),
        }))}
      />
      <MultilineList
        title={t('requirements')}
        emptyText={t('noRequirements')}
        items={detail.requirements.map(({ pendingReqType, status, statusDate }) => ({
          main: pendingReqType?.trim() || t('unnamedRequirement'),
          note: [statusLabel(status), formatDate(statusDate)].filter(Boolean).join(' · '),
        }))}
      />
    </S.Root>
  )
}
