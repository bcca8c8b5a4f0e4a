import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { size, space } = tokens

export const Root = styled.div`
  display: grid;
  gap: ${space[4]};
  min-inline-size: 0;
`

export const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space[6]};
  min-inline-size: 0;
`

/** Takes what the side leaves, and at least the width of a table; else the side goes below. */
export const Activity = styled.div`
  flex: 999 1 min(100%, calc(4.6 * ${size.menu}));
  display: grid;
  gap: ${space[4]};
  min-inline-size: 0;
`

/** A column next to the widgets; below them, the cards are side by side. */
export const Aside = styled.aside`
  flex: 1 1 calc(1.5 * ${size.menu});
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, calc(1.4 * ${size.menu})), 1fr));
  align-items: start;
  gap: ${space[4]};
  min-inline-size: 0;
`
