'use client'

import type { Case, ContractDetail } from '@producer-portal/domain/cases'
import { agentAndAgency, type Contract, insuredName } from '@producer-portal/domain/contracts'
import { formatDate, formatMoney, formatPercent, formatPremium } from '@producer-portal/domain/formatting'
import { statusLabel } from '@producer-portal/domain/requirements'
import { DescriptionList, MultilineList, OptionalLink } from '@producer-portal/ui'
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
  const say = useMessages(caseDetailMessages)
  return (
    <S.Root>
      <DescriptionList
        layout="rows"
        items={[
          {
            term: say('contractNumber'),
            detail: (
              <OptionalLink href={policyHref} isExternal>
                {contract.contractNo}
              </OptionalLink>
            ),
          },
          ...(summary
            ? [
                { term: say('caseStatus'), detail: summary.caseStatus },
                { term: say('daysPending'), detail: summary.daysSinceProcDate },
              ]
            : []),
          { term: say('productName'), detail: detail.productName ?? contract.productName },
          ...(summary ? [{ term: say('faceAmount'), detail: formatMoney(summary.faceAmount) }] : []),
          { term: say('programType'), detail: detail.programType },
          { term: say('underwriter'), detail: detail.underwriterName },
          {
            term: say('modalPremium'),
            detail: formatPremium(detail.modalPremium, detail.billFrequency),
          },
          { term: say('targetPremium'), detail: formatMoney(detail.targetPremium) },
        ]}
      />
      <MultilineList
        title={say('clients')}
        emptyText={say('noClients')}
        items={detail.clients.map((client) => ({
          main: insuredName(client) || say('unnamed'),
          note: client.ipn && `${say('ipn')} ${client.ipn}`,
        }))}
      />
      <MultilineList
        title={say('agents')}
        emptyText={say('noAgents')}
        items={detail.agents.map((agent) => ({
          main: agentAndAgency(agent),
          note: formatPercent(agent.percentInterest),
        }))}
      />
      <MultilineList
        title={say('requirements')}
        emptyText={say('noRequirements')}
        items={detail.requirements.map(({ pendingReqType, status, statusDate }) => ({
          main: pendingReqType?.trim() || say('unnamedRequirement'),
          note: [statusLabel(status), formatDate(statusDate)].filter(Boolean).join(' · '),
        }))}
      />
    </S.Root>
  )
}
