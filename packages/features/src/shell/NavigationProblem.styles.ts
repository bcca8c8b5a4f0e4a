import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

export const Root = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  justify-items: center;
  padding: ${tokens.space[3]} ${tokens.space[1]};
  color: ${tokens.color.dangerText};
  text-align: center;
`
