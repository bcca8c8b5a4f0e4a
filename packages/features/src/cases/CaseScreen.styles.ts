import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

export const Root = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  min-inline-size: 0;
`

export const List = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  min-inline-size: 0;
`
