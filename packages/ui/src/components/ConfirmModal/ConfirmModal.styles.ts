import { styled } from 'styled-components'
import { tokens } from '../../tokens/tokens.js'

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
`
