import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

/** Above a list, on a line of its own. */
export const Title = styled.p`
  color: ${tokens.color.dangerText};
  font-weight: ${tokens.fontWeight.semibold};
`

export const List = styled.ul`
  margin: 0;
  padding-inline-start: ${tokens.space[5]};
`
