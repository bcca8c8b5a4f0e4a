import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { color, space } = tokens

export const Body = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${space[3]} ${space[4]};
`

export const Disc = styled.span`
  display: grid;
  place-content: center;
  inline-size: ${tokens.density.control};
  block-size: ${tokens.density.control};
  border-radius: ${tokens.radius.pill};
  background: ${color.accentSubtle};
  color: ${color.accentText};
`

export const Stores = styled.ul`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  margin: 0;
  padding: 0;
  /* Empty markers, as Safari takes a list without any for none. */
  list-style: '';

  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${space[8]};
  }
`
