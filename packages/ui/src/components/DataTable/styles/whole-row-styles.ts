import { css } from 'styled-components'
import { media } from '../../../tokens/scales.js'
import { tokens } from '../../../tokens/tokens.js'

/** The rows of a page: each is one element, and its locked cells stick within it. */
export const wholeRowStyles = css`
  position: relative;
  inline-size: var(--dt-width);
  contain: layout style;

  & > .dt-row {
    display: flex;
    contain: layout style;
  }

  .dt-row-locked,
  .dt-row-main {
    flex: none;
    display: grid;
    grid-auto-rows: 100%;
    block-size: 100%;
  }

  .dt-row-locked {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    inline-size: var(--dt-locked-width);
    grid-template-columns: var(--dt-locked-columns);
    background: ${tokens.color.surface};
  }

  .dt-row-main {
    inline-size: var(--dt-main-width);
    grid-template-columns: var(--dt-main-columns);
  }

  .dt-row-locked > :last-child {
    border-inline-end: ${tokens.borderWidth.hairline} solid ${tokens.color.border};

    ${media.forcedColors} {
      border-inline-end-width: ${tokens.borderWidth.thick};
    }
  }

  .dt-row[data-line]:not([data-hovered]) > .dt-row-locked {
    background: ${tokens.color.surfaceSunken};
  }

  .dt-row[data-hovered] > .dt-row-locked {
    background: ${tokens.color.rowHover};
  }

  .dt-scroller[data-unlocked] & .dt-row-locked {
    position: static;
  }

  @media print {
    &,
    & .dt-row-locked {
      position: static;
      block-size: auto !important;
    }
  }
`
