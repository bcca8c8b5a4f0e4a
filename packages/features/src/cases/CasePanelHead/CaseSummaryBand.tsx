'use client'

import { getStatusTone } from '@producer-portal/domain/contracts'
import { bucketRequirements, type Requirement, type SentContext } from '@producer-portal/domain/requirements'
import { Badge, StatusBadge, Text, UserIcon } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { useTerms } from '../../i18n/useTerms.js'
import { caseDetailMessages } from '../case-detail-messages.js'
import * as S from './CasePanelHead.styles.js'
import type { CaseSummary } from '../CaseDetail/CaseFacts.js'

export interface CaseSummaryBandProps {
  /** The status and the days; undefined leaves them out. */
  summary: CaseSummary | undefined
  /** The requirements; undefined until they have loaded. */
  requirements: readonly Requirement[] | undefined
  /** The answers sent from this browser recently. */
  sent: SentContext | undefined
}

/** The status of the case, for how long, and whose turn it is; nothing while nothing of that is known. */
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
    <S.Band>
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
    </S.Band>
  )
}
