import { styled } from 'styled-components'
import { tokens } from '../../tokens/tokens.js'

export const Chosen = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]};
`

export const Tags = styled.ul`
  display: contents;
  list-style: none;

  & > li {
    display: flex;
    min-inline-size: 0;
    max-inline-size: 100%;
  }
`
