'use client'

import { Skeleton, VisuallyHidden } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import { caseDetailMessages } from './case-detail-messages.js'
import * as S from './CaseFacts.styles.js'

/** Stands in for the details of a case while they load, in their shape. */
export function CaseDetailWait() {
  const say = useMessages(caseDetailMessages)
  return (
    <S.Root aria-busy>
      <VisuallyHidden role="status">{say('loading')}</VisuallyHidden>
      <Skeleton lines={6} />
      <Skeleton width="30%" size="md" />
      <Skeleton lines={2} />
      <Skeleton width="30%" size="md" />
      <Skeleton lines={4} />
    </S.Root>
  )
}
