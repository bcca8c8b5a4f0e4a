'use client'

import { Skeleton, VisuallyHidden } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import { requirementMessages } from './messages.js'
import * as S from './RequirementList.styles.js'

/** Stands in for the requirements while they load, in their shape. */
export function RequirementsWait() {
  const say = useMessages(requirementMessages)
  return (
    <S.List as="div" aria-busy>
      <VisuallyHidden role="status">{say('loading')}</VisuallyHidden>
      <Skeleton width="60%" size="lg" />
      <Skeleton shape="block" height="9rem" />
      <Skeleton shape="block" height="9rem" />
    </S.List>
  )
}
