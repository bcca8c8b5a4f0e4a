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
  const say = useMessages(caseWidgetMessages)
  const counts = countRequirementGroups(row.requirements)
  const summary = requirementGroups
    .filter((group) => counts[group] > 0)
    .map((group) => say(group, { count: counts[group] }))
    .join(', ')
  const words = summary || say('noRequirements')
  return (
    <Tooltip content={words} purpose="name">
      <Button size="small" onClick={onOpen}>
        {say('requirements')}
        <VisuallyHidden>{` ${say('requirementsOf', { name: caseWidgetName(row, say) })}: ${words}`}</VisuallyHidden>
        {counts.unresolved > 0 && (
          <Badge tone="accent" aria-hidden>
            {counts.unresolved}
          </Badge>
        )}
      </Button>
    </Tooltip>
  )
}
