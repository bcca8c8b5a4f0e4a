'use client'

import { type Requirement, type SentContext, findSentMarker } from '@producer-portal/domain/requirements'
import type { RequirementActions } from './requirement-actions.js'
import { RequirementCard } from './RequirementCard.js'
import * as S from './RequirementList.styles.js'

export interface RequirementListProps extends RequirementActions {
  /** The requirements of the tab. */
  requirements: readonly Requirement[]
  /** What was sent from this browser recently; undefined shows only what the server knows. */
  sent: SentContext | undefined
}

/** The requirements of one tab, each a card. */
export function RequirementList({ requirements, sent, ...actions }: RequirementListProps) {
  return (
    <S.List>
      {requirements.map((requirement) => (
        <li key={requirement.id}>
          <RequirementCard
            requirement={requirement}
            marker={sent && findSentMarker(requirement, sent.markers, sent.now)}
            {...actions}
          />
        </li>
      ))}
    </S.List>
  )
}
