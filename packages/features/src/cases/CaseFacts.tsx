'use client'

import {
  agentAndAgency,
  type Case,
  type Contract,
  type ContractDetail,
  insuredName,
} from '@producer-portal/domain/cases'
import { formatDate, formatMoney, formatPercent, formatPremium } from '@producer-portal/domain/formatting'
import { statusLabel } from '@producer-portal/domain/requirements'
import { DescriptionList, LineList, OptionalLink } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import { caseDetailMessages } from './case-detail-messages.js'
import * as S from './CaseFacts.styles.js'

/** What a list says about a case, and its details do not. */
export type CaseSummary = Pick<Case, 'caseStatus' | 'daysSinceProcDate' | 'faceAmount'>

export interface CaseFactsProps {
  contract: Contract
  detail: ContractDetail
  policyHref: string | undefined
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
      <LineList
        title={say('clients')}
        emptyText={say('noClients')}
        lines={detail.clients.map((client) => ({
          main: insuredName(client) || say('unnamed'),
          note: client.ipn && `${say('ipn')} ${client.ipn}`,
        }))}
      />
      <LineList
        title={say('agents')}
        emptyText={say('noAgents')}
        lines={detail.agents.map((agent) => ({
          main: agentAndAgency(agent),
          note: formatPercent(agent.percentInterest),
        }))}
      />
      <LineList
        title={say('requirements')}
        emptyText={say('noRequirements')}
        lines={detail.requirements.map(({ pendingReqType, status, statusDate }) => ({
          main: pendingReqType?.trim() || say('unnamedRequirement'),
          note: [statusLabel(status), formatDate(statusDate)].filter(Boolean).join(' · '),
        }))}
      />
    </S.Root>
  )
}
