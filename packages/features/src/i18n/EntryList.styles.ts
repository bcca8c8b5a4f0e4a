import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { borderWidth, color, space } = tokens

/** The entries of a work list in a card, each with its actions beside it. */
export const EntryList = styled.ul`
  position: relative;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[4]};
    align-items: start;
    padding: ${space[4]} ${space[5]};
    overflow-wrap: anywhere;
  }

  & > li + li {
    border-block-start: ${borderWidth.hairline} solid ${color.border};
  }
`

export const EntryFacts = styled.div`
  display: grid;
  gap: ${space[1]};
`
