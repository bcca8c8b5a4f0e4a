'use client'

import type { Requirement, SentContext } from '@producer-portal/domain/requirements'
import type { RequirementActions } from './requirement-actions.js'
import { RequirementCard } from './RequirementCard.js'
import * as S from './RequirementList.styles.js'

export interface RequirementListProps extends RequirementActions {
  /** The requirements of the tab. */
  requirements: readonly Requirement[]
  /** The detail that tells requirements of the same type apart, by their id. */
  distinctions: ReadonlyMap<string, string>
  /** The answers sent from this browser recently; undefined shows only what the server knows. */
  sent: SentContext | undefined
}

/** The requirements of one tab, each a card. */
export function RequirementList({ requirements, distinctions, sent, ...actions }: RequirementListProps) {
  return (
    <S.List>
      {requirements.map((requirement) => (
        <li key={requirement.id}>
          <RequirementCard
            requirement={requirement}
            distinction={distinctions.get(requirement.id)}
            sent={sent}
            {...actions}
          />
        </li>
      ))}
    </S.List>
  )
}
