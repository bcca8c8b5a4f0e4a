import { css } from 'styled-components'

/** On paper nothing scrolls: rows are one below the other, the locked block beside the rest. */
export const printStyles = css`
  @media print {
    &,
    &[data-framed],
    &[data-continuous],
    .dt-scroller,
    &[data-continuous] .dt-scroller {
      display: block;
      block-size: auto;
      max-block-size: none;
      border: 0;
      overflow: visible;
      contain: none;
    }

    .dt-head,
    .dt-head-locked,
    .dt-locked,
    .dt-row {
      position: static;
      contain: none;
    }

    .dt-locked,
    .dt-main {
      block-size: auto !important;
      contain: none;
    }

    .dt-row {
      transform: none !important;
      break-inside: avoid;
    }

    /* Buttons of a row that only have an icon. */
    .dt-actions button[aria-label] {
      visibility: hidden;
    }

    .dt-head-locked::after,
    .dt-header[aria-sort]::after {
      display: none !important;
    }
  }
`
