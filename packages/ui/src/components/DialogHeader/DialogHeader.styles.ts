import { styled } from 'styled-components'
import { tokens } from '../../tokens/tokens.js'

export const Root = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space[3]};
  padding-block: ${tokens.space[4]} ${tokens.space[3]};
  padding-inline: ${tokens.space[6]} ${tokens.space[4]};
`

export const Titles = styled.div`
  flex: 1;
  display: grid;
  gap: ${tokens.space[1]};
  min-inline-size: 0;
  padding-block: ${tokens.space.half};
`
