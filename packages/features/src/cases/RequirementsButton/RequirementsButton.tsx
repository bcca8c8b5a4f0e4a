'use client'

import type { Case } from '@producer-portal/domain/cases'
import { countRequirementGroups, requirementGroups } from '@producer-portal/domain/requirements'
import { Badge, Button, Tooltip, VisuallyHidden } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { caseWidgetName } from '../CaseWidget/case-widget-columns.js'
import { caseWidgetMessages } from '../messages.js'

export interface RequirementsButtonProps {
  /** The case whose requirements are counted. */
  row: Case
  /** Called when the button is pressed; show all requirements of the case. */
  onOpen: () => void
}

/** Use it in a row of a short case list: shows how many requirements are unresolved and opens all of them. */
export function RequirementsButton({ row, onOpen }: RequirementsButtonProps) {
  const t = useMessages(caseWidgetMessages)
  const counts = countRequirementGroups(row.requirements)
  const summary = requirementGroups
    .filter((group) => counts[group] > 0)
    .map((group) => t(group, { count: counts[group] }))
    .join(', ')
  const text = summary || t('noRequirements')
  return (
    <Tooltip content={text} purpose="name">
      <Button size="small" onClick={onOpen}>
        {t('requirements')}
        <VisuallyHidden>{` ${t('requirementsOf', { name: caseWidgetName(row, t) })}: ${text}`}</VisuallyHidden>
        {counts.unresolved > 0 && (
          <Badge tone="accent" aria-hidden>
            {counts.unresolved}
          </Badge>
        )}
      </Button>
    </Tooltip>
  )
}
