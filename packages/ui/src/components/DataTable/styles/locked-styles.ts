import { css } from 'styled-components'
import { tokens } from '../../../tokens/tokens.js'

/**
 * The locked block: one sticky pane for all rows and one part of the header. Its edge is a hairline, with a soft shadow
 * while the other columns are scrolled under it.
 */
export const lockedStyles = css`
  .dt-locked,
  .dt-head-locked {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    inline-size: var(--dt-locked-width);
  }

  /* Its cells are never covered: showing one of them moves nothing sideways. */
  .dt-scroller[data-stop-locked]:focus-within {
    scroll-padding-inline-start: 0;
  }

  .dt-locked {
    background: ${tokens.color.surface};
    contain: strict;
  }

  .dt-locked > .dt-row > :last-child,
  .dt-head-locked > :last-child {
    border-inline-end: ${tokens.borderWidth.hairline} solid ${tokens.color.border};
  }

  /* Hangs from the header over the rows: one element of the height of the view instead of one of all rows. */
  .dt-scroller[data-scrolled] .dt-head-locked::after {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    block-size: var(--dt-shadow);
    box-shadow: ${tokens.shadow.edge};
    pointer-events: none;
  }

  .dt-scroller[data-scrolled]:dir(rtl) .dt-head-locked::after {
    scale: -1 1;
  }

  /* A block that would fill most of the view gives way and scrolls with the rest. */
  .dt-scroller[data-unlocked] .dt-locked,
  .dt-scroller[data-unlocked] .dt-head-locked {
    position: relative;
    inset-inline-start: auto;
  }

  .dt-scroller[data-unlocked] .dt-head-locked::after {
    display: none;
  }
`
