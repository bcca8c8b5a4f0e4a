import { styled } from 'styled-components'
import { tokens } from '../../../tokens/tokens.js'

export const Root = styled.div`
  flex: none;
  display: flex;
  align-items: end;
  gap: ${tokens.space[2]};
  min-inline-size: 0;

  & > :first-child {
    flex: 1;
    min-inline-size: 0;
    max-inline-size: 24rem;
  }
`
