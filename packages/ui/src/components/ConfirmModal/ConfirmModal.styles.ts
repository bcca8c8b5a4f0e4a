import { styled } from 'styled-components'
import { tokens } from '../../tokens/tokens.js'

export const Body = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
`
