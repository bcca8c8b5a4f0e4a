import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

export const List = styled.ul`
  margin: 0;
  padding-inline-start: ${tokens.space[5]};
`
