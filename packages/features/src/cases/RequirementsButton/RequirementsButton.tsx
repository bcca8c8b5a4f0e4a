'use client'

import { type Case, needsAttention } from '@producer-portal/domain/cases'
import {
  countRequirementGroups,
  getBucket,
  requirementGroups,
  type SentContext,
} from '@producer-portal/domain/requirements'
import { Badge, Button, Text, Tooltip, VisuallyHidden } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { caseWidgetName } from '../CaseWidget/case-widget-columns.js'
import { caseWidgetMessages } from '../messages.js'

export interface RequirementsButtonProps {
  /** The case whose requirements are counted. */
  row: Case
  /** The answers sent from this browser recently, and isn't asked for again. Default: only what the server knows. */
  sent?: SentContext
  /** Called when the button is pressed; show all requirements of the case. */
  onOpen: () => void
}

/** Use it in a row of a short case list: says whose turn it is and opens all requirements of the case. */
export function RequirementsButton({ row, sent, onOpen }: RequirementsButtonProps) {
  const t = useMessages(caseWidgetMessages)
  const counts = countRequirementGroups(row.requirements)
  const summary = requirementGroups
    .filter((group) => counts[group] > 0)
    .map((group) => t(group, { count: counts[group] }))
    .join(', ')
  const text = summary || t('noRequirements')
  const buckets = row.requirements.map((requirement) => getBucket(requirement, sent))
  const forYou = buckets.filter((bucket) => bucket === 'agent-tasks').length
  const isOffer = needsAttention(row, 'offers')
  const forHomeOffice = buckets.filter((bucket) => bucket === 'home-office-tasks').length
  return (
    <Tooltip content={text} purpose="name">
      <Button variant="quiet" size="small" onClick={onOpen}>
        <VisuallyHidden>{t('requirementsOf', { name: caseWidgetName(row, t) })} </VisuallyHidden>
        {forYou > 0 || isOffer ? (
          <Badge tone="warning">{forYou > 0 ? t('forYou', { count: forYou }) : t('offer')}</Badge>
        ) : (
          <Text as="span" size="xs" tone="muted">
            {forHomeOffice > 0 ? t('withHomeOffice', { count: forHomeOffice }) : t('noneOpen')}
          </Text>
        )}
        {summary && <VisuallyHidden>{` (${summary})`}</VisuallyHidden>}
      </Button>
    </Tooltip>
  )
}
