import { css } from 'styled-components'
import { tokens } from '../../../tokens/tokens.js'

/** The lock of the icon package as a mask: three elements a header fewer, and no icon code in a table's bundle. */
const lock = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Crect width='18' height='11' x='3' y='11' rx='2'/%3E%3Cpath d='M7 11V7a5 5 0 0 1 10 0v4'/%3E%3C/svg%3E")`

export const headerStyles = css`
  .dt-head {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    display: flex;
    inline-size: var(--dt-width);
    block-size: var(--dt-row);
    background: ${tokens.color.tableHeader};
    font-weight: ${tokens.fontWeight.medium};
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
    block-size: var(--dt-row);
    padding-inline: ${tokens.density.cellInline};
    border-block-end: ${tokens.borderWidth.hairline} solid ${tokens.color.border};
    position: relative;
    color: ${tokens.color.textMuted};
    white-space: nowrap;
  }

  .dt-header:focus-visible {
    outline-offset: calc(-1 * ${tokens.borderWidth.thick});
  }

  .dt-end {
    justify-content: end;
  }

  .dt-name,
  .dt-sort {
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

  /* The whole header is the target, not only its words. */
  .dt-sort::before {
    content: '';
    position: absolute;
    inset: 0;
  }

  .dt-header[aria-sort]::after {
    content: '↑' / '';
    flex: none;
    color: ${tokens.color.textMuted};
    visibility: hidden;
    pointer-events: none;
  }

  .dt-end[aria-sort]::after {
    order: -1;
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
    margin-inline-start: auto;
  }

  .dt-lock::before {
    content: '';
    display: block;
    inline-size: ${tokens.space[3]};
    block-size: ${tokens.space[3]};
    background: ${tokens.color.textMuted};
    mask: ${lock} center / contain no-repeat;
  }
`
