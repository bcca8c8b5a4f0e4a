import { Badge } from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

export const Stack = styled.span`
  position: relative;
  display: inline-flex;
`

export const Unread = styled(Badge).attrs({ tone: 'accent' as const })`
  position: absolute;
  inset-block-end: ${tokens.space[2]};
  inset-inline-start: ${tokens.space[2]};
  max-inline-size: none;
  padding-inline: ${tokens.space[1]};
  border-color: ${tokens.color.surface};
  white-space: nowrap;
`
