import { css } from 'styled-components'
import { tokens } from '../../../tokens/tokens.js'

/**
 * The lock of the icon package as a path, in px of a box of 12 by 12: three elements a header fewer, and no icon to load
 * and lay out before the first rows are seen, as an image would be.
 */
const lock = `path(
  evenodd,
  'M2 5h8a1 1 0 0 1 1 1v4.5a1 1 0 0 1-1 1H2a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Zm0 1v4.5h8V6ZM3 5V3.5a3 3 0 0 1 6 0V5H8V3.5a2 2 0 0 0-4 0V5Z'
)`

export const headerStyles = css`
  .dt-head {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    display: flex;
    inline-size: var(--dt-width);
    block-size: var(--dt-head);
    background: ${tokens.color.tableHeader};
    font-weight: ${tokens.fontWeight.medium};
  }

  /* A header covers no header: if it reserved space for itself, the browser would scroll the rows, not the page. */
  .dt-scroller[data-stop-head]:focus-within {
    scroll-padding-block-start: 0;
  }

  .dt-head-locked,
  .dt-head-main {
    flex: none;
    display: grid;
    background: inherit;
  }

  .dt-head-main {
    inline-size: var(--dt-main-width);
    /* Lets the browser pass over all headers at once when it looks for what is under the pointer. */
    contain: paint;
  }

  .dt-header {
    box-sizing: border-box;
    display: flex;
    align-items: center;
    gap: ${tokens.space[1]};
    block-size: var(--dt-head);
    padding-inline: ${tokens.density.cellInline};
    border-block-end: ${tokens.borderWidth.hairline} solid ${tokens.color.border};
    position: relative;
    color: ${tokens.color.textMuted};
    font-size: ${tokens.fontSize.xs};
    line-height: ${tokens.lineHeight.xs};
  }

  .dt-header:focus-visible {
    outline-offset: calc(-1 * ${tokens.borderWidth.thick});
  }

  .dt-end {
    justify-content: end;
  }

  .dt-name,
  .dt-sort {
    max-block-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .dt-sort {
    min-block-size: ${tokens.size.target};
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: inherit;
    cursor: pointer;
  }

  /* The whole header is the target, not only its text. */
  .dt-sort::before {
    content: '';
    position: absolute;
    inset: 0;
  }

  .dt-header[aria-sort]::after {
    content: '↑' / '';
    /* Beside the name without room of its own: it reaches into the padding where the name needs all of it. */
    order: 1;
    flex: none;
    display: flex;
    inline-size: 0;
    margin-inline-start: calc(-1 * ${tokens.space[1]});
    position: relative;
    inset-inline-start: ${tokens.space[1]};
    color: ${tokens.color.textMuted};
    visibility: hidden;
    pointer-events: none;
  }

  .dt-header[aria-sort='descending']::after {
    content: '↓' / '';
  }

  .dt-header[aria-sort]:hover::after,
  .dt-header[aria-sort]:focus-within::after {
    visibility: visible;
  }

  .dt-header:hover,
  .dt-header:focus-within,
  .dt-header[aria-sort$='ending'] {
    color: ${tokens.color.text};
  }

  .dt-header[aria-sort$='ending']::after {
    color: ${tokens.color.accentText};
    visibility: visible;
  }

  .dt-sort:focus-visible {
    outline: none;
  }

  .dt-sort:focus-visible::before {
    outline: ${tokens.borderWidth.thick} solid ${tokens.color.focusRing};
    outline-offset: calc(-1 * ${tokens.borderWidth.thick});
  }

  .dt-lock {
    flex: none;
    order: 2;
    margin-inline-start: auto;
  }

  .dt-lock::before {
    content: '';
    display: block;
    inline-size: ${tokens.space[3]};
    block-size: ${tokens.space[3]};
    background: ${tokens.color.textMuted};
    clip-path: ${lock};
  }
`
