import { styled } from 'styled-components'
import { tokens } from '../../tokens/tokens.js'

/** Start and end beside each other, or below each other where they have no room. */
export const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[3]};

  & > * {
    flex: 1 1 11rem;
    max-inline-size: 16rem;
  }
`

export const Presets = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
`
