'use client'

import { Skeleton, VisuallyHidden } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import * as S from './ColumnSettingsScreen.styles.js'
import { columnSettingsMessages } from './messages.js'

/** Stands in for the columns of a list until it is known how they were saved, in their shape. */
export function ColumnSettingsWait() {
  const say = useMessages(columnSettingsMessages)
  return (
    <S.Waiting aria-busy>
      <VisuallyHidden role="status">{say('loading')}</VisuallyHidden>
      <Skeleton shape="block" width="14rem" height="2.5rem" />
      <Skeleton width="8rem" />
      <Skeleton shape="block" height="3.25rem" />
      <Skeleton width="8rem" />
      <Skeleton shape="block" height="28rem" />
    </S.Waiting>
  )
}
