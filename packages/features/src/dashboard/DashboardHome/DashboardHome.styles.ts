import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'

const { space } = tokens

export const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space[4]};
  min-inline-size: 0;
`

/** The width a table of the dashboard needs in order not to become cards. */
const tableWidth = '55rem'

/** Takes what the side leaves, and at least the width of a table; otherwise the side goes below. */
export const Activity = styled.div`
  flex: 999 1 min(100%, ${tableWidth});
  display: grid;
  gap: ${space[4]};
  min-inline-size: 0;
`

/** A column next to the widgets, 256 px wide where there is room; below them, the cards are side by side. */
export const Aside = styled.aside`
  flex: 1 1 clamp(14rem, 100% - ${tableWidth} - ${space[4]}, 16rem);
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  align-items: start;
  gap: ${space[4]};
  min-inline-size: 0;

  /* A note is a line of its own. */
  & > [role='note'] {
    grid-column: 1 / -1;
  }

  /* On paper, links lead nowhere. */
  ${Activity} + & {
    @media print {
      display: none;
    }
  }
`
