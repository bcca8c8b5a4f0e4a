import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[3]};
  min-inline-size: 0;
`

export const Progress = styled.div`
  inline-size: 14rem;
  max-inline-size: 100%;
`
