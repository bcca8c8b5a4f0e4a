import { css } from 'styled-components'
import { hiddenVisually } from '../../../theme/visually-hidden.js'
import { tokens } from '../../../tokens/tokens.js'

/** A row, whether it is loaded or not. */
export const rowStyles = css`
  box-sizing: border-box;
  display: grid;
  grid-auto-rows: 100%;
  block-size: var(--dt-row);
  border-block-end: ${tokens.borderWidth.hairline} solid ${tokens.color.border};
  line-height: ${tokens.lineHeight.sm};
  white-space: nowrap;
`

/**
 * The scrolling part. Sizes are fixed and strictly contained, so that a new text never makes the browser measure
 * anything but its own row. `--dt-*` are set by the table.
 */
export const gridStyles = css`
  .dt-scroller {
    position: relative;
    isolation: isolate;
    flex: 0 1 auto;
    min-block-size: calc(var(--dt-head) + var(--dt-row));
    /* A long page scrolls under its header, one of ten rows is never cut */
    max-block-size: max(85dvh, var(--dt-head) + 10 * var(--dt-row));
    overflow: auto;
    /* Opaque, or the browser would paint every frame of a movement instead of moving what it painted. */
    background: ${tokens.color.surface};
    overscroll-behavior-inline: contain;
    contain: content;
    scroll-padding-block-start: var(--dt-head);
    scroll-padding-inline-start: var(--dt-covered);
  }

  &[data-continuous] .dt-scroller {
    flex: 1 1 0;
    min-block-size: calc(5 * var(--dt-row));
    max-block-size: none;
    contain: strict;
  }

  &[data-message] .dt-scroller {
    flex: none;
    min-block-size: 0;
    block-size: auto;
    /* Without rows there is nothing to scroll to; the arrow keys still reach every header. */
    overflow-x: hidden;
    contain: content;
  }

  .dt-sheet {
    position: relative;
    inline-size: var(--dt-width);
  }

  .dt-main {
    position: absolute;
    inset-block-start: var(--dt-head);
    inset-inline-start: var(--dt-locked-width);
    inline-size: var(--dt-main-width);
    contain: strict;
  }

  .dt-table > .dt-main {
    position: relative;
    inset: auto;
  }

  .dt-row {
    ${rowStyles}
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    inline-size: 100%;
    contain: strict;
  }

  .dt-main > .dt-row,
  .dt-head-main {
    grid-template-columns: var(--dt-main-columns);
  }

  .dt-locked > .dt-row,
  .dt-head-locked {
    grid-template-columns: var(--dt-locked-columns);
  }

  /* The lines of an open row are part of it. */
  .dt-row[data-line]:not([data-hovered]) {
    background: ${tokens.color.surfaceSunken};
  }

  .dt-row[data-hovered] {
    background: ${tokens.color.rowHover};
  }

  /* Ten digits as high as a row, to measure */
  .dt-ruler {
    position: absolute;
    block-size: var(--dt-row);
    font-variant-numeric: tabular-nums;
    visibility: hidden;

    &::before {
      content: '0000000000';
    }
  }

  .dt-hidden {
    ${hiddenVisually}
  }
`
