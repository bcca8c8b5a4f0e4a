'use client'

import { CircleAlertIcon, Icon, Text } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import { shellMessages } from './messages.js'
import type { NavigationState } from './navigation-view.js'
import * as S from './NavigationProblem.styles.js'

export interface NavigationProblemProps {
  /** What came of loading the navigation; nothing is drawn unless it failed. */
  navigation: NavigationState
}

/** Use it inside the navigation: says that the places could not be loaded. */
export function NavigationProblem({ navigation }: NavigationProblemProps) {
  const say = useMessages(shellMessages)
  if (navigation !== 'failed' && navigation !== 'unreachable') return null
  return (
    <S.Root role="alert">
      <Icon glyph={CircleAlertIcon} />
      <Text size="xs">{say(navigation)}</Text>
    </S.Root>
  )
}
