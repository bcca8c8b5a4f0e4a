'use client'

import { CircleAlertIcon, Icon, Text } from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'
import { useMessages } from '../../i18n/useMessages.js'
import { shellMessages } from '../messages.js'
import type { NavigationState } from './navigation-view.js'

const Root = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  justify-items: center;
  padding: ${tokens.space[3]} ${tokens.space[1]};
  color: ${tokens.color.dangerText};
  text-align: center;
`

export interface NavigationProblemProps {
  /** The outcome of loading the navigation; nothing is drawn unless it failed. */
  navigation: NavigationState
}

/** Use it inside the navigation: says that the places could not be loaded. */
export function NavigationProblem({ navigation }: NavigationProblemProps) {
  const t = useMessages(shellMessages)
  if (navigation !== 'failed' && navigation !== 'unreachable') return null
  return (
    <Root role="alert">
      <Icon icon={CircleAlertIcon} />
      <Text size="xs">{t(navigation === 'unreachable' ? 'networkError' : navigation)}</Text>
    </Root>
  )
}
