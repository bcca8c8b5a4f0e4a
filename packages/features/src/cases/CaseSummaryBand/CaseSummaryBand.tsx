'use client'

import { getStatusTone } from '@producer-portal/domain/contracts'
import { bucketRequirements, type Requirement, type SentContext } from '@producer-portal/domain/requirements'
import { Badge, StatusBadge, Text, UserIcon } from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'
import { useMessages } from '../../i18n/useMessages.js'
import { useTerms } from '../../i18n/useTerms.js'
import { caseDetailMessages } from '../case-detail-messages.js'
import type { CaseSummary } from '../CaseDetail/CaseFacts.js'

const { borderWidth, color, radius, size, space } = tokens

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  min-block-size: ${size.touch};
  padding: ${space[2]} ${space[4]};
  border: ${borderWidth.hairline} solid ${color.border};
  border-radius: ${radius.panel};
  background: ${color.neutralSurface};
`

export interface CaseSummaryBandProps {
  /** The status and the days; undefined leaves them out. */
  summary: CaseSummary | undefined
  /** The requirements; undefined until they have loaded. */
  requirements: readonly Requirement[] | undefined
  /** The answers sent from this browser recently. */
  sent: SentContext | undefined
}

/** Use it at the top of each panel of a case: its status, for how long, and whose turn it is; nothing while nothing is known. */
export function CaseSummaryBand({ summary, requirements = [], sent }: CaseSummaryBandProps) {
  const t = useMessages(caseDetailMessages)
  const { toTerm } = useTerms()
  const status = summary?.caseStatus?.trim()
  const days = summary?.daysSinceProcDate ?? null
  const buckets = bucketRequirements(requirements, sent)
  const forYou = buckets['agent-tasks'].length
  const forHomeOffice = buckets['home-office-tasks'].length
  if (!status && days === null && forYou === 0 && forHomeOffice === 0) return null
  return (
    <Root>
      {status && <StatusBadge tone={getStatusTone(status)}>{toTerm(status)}</StatusBadge>}
      {days !== null && (
        <Text as="span" isNumeric>
          {t('daysPending', { count: days })}
        </Text>
      )}
      {forYou > 0 ? (
        <Badge tone="warning" icon={UserIcon}>
          {t('forYou', { count: forYou })}
        </Badge>
      ) : (
        forHomeOffice > 0 && (
          <Text as="span" tone="muted">
            {t('forHomeOffice', { count: forHomeOffice })}
          </Text>
        )
      )}
    </Root>
  )
}
