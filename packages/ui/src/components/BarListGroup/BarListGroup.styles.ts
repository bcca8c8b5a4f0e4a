import { styled } from 'styled-components'
import { tokens } from '../../tokens/tokens.js'

const { space } = tokens

export const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${space[4]} ${space[8]};
  min-inline-size: 0;
`
