'use client'

import { type Requirement, type SentContext, sentMarkerOf } from '@producer-portal/domain/requirements'
import { EmptyState } from '@producer-portal/ui'
import type { RequirementActions } from './requirement-actions.js'
import { RequirementCard } from './RequirementCard.js'
import * as S from './RequirementList.styles.js'

export interface RequirementListProps extends RequirementActions {
  requirements: readonly Requirement[]
  sent: SentContext | undefined
  /** Stands in for the list while nothing is in it. */
  emptyText: string
}

/** The requirements of one tab, each a card. */
export function RequirementList({ requirements, sent, emptyText, ...actions }: RequirementListProps) {
  if (requirements.length === 0) return <EmptyState title={emptyText} />
  return (
    <S.List>
      {requirements.map((requirement) => (
        <li key={requirement.id}>
          <RequirementCard
            requirement={requirement}
            marker={sent && sentMarkerOf(requirement, sent.markers, sent.now)}
            {...actions}
          />
        </li>
      ))}
    </S.List>
  )
}
