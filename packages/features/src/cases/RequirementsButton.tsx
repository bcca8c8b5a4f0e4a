'use client'

import type { Case } from '@producer-portal/domain/cases'
import { countRequirementGroups, requirementGroups } from '@producer-portal/domain/requirements'
import { Badge, Button, Tooltip, VisuallyHidden } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import { caseWidgetName } from './case-widget-columns.js'
import { caseWidgetMessages } from './case-widget-messages.js'

export interface RequirementsButtonProps {
  row: Case
  /** Called when it is pressed: show all requirements of the case. */
  onOpen: () => void
}

/** Use it in a row of a short case list: how many requirements are unresolved, and the way to all of them. */
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
