import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

export const Root = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 60dvh;
  padding: ${tokens.space[6]};
`
