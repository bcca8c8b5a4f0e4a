import { css } from 'styled-components'
import { ownDirection } from '../../../theme/text-style.js'
import { tokens } from '../../../tokens/tokens.js'

/** As many lines amid a row as it has room for. A further line, which is cut, would show in the room below them. */
export const rowLines = css`
  --dt-room: calc((var(--dt-row) - var(--dt-lines) * var(--dt-line)) / 2);
  align-content: safe center;
  overflow: clip;
  overflow-clip-margin: content-box;
  padding-block: var(--dt-room) calc(var(--dt-room) - ${tokens.borderWidth.hairline});
  line-height: var(--dt-line);
`

/** A style that can be inherited or drawn by the row is not said again for each of its many cells. */
export const cellStyles = css`
  .dt-cell {
    /* One line, centered without a box of its own */
    align-content: center;
    padding-inline: ${tokens.density.cellInline};
    overflow: hidden;
    text-overflow: ellipsis;
  }

  /* Of several lines, the ellipsis would be beyond the edge. */
  .dt-cell:not(.dt-end, .dt-multiline),
  .dt-content [data-cut] {
    ${ownDirection}
  }

  .dt-end {
    /* Only there: it widens the hyphens of phone numbers and words. */
    font-variant-numeric: tabular-nums;
    text-align: end;
    justify-content: end;
    /* An amount keeps its sign and its currency on their sides; its end is that of the page. */
    unicode-bidi: plaintext;
  }

  .dt-end:dir(rtl) {
    text-align: left;
  }

  /* The name of a row that opens looks like the way in that it is. */
  &[data-openable] [role='rowheader'] {
    font-weight: ${tokens.fontWeight.medium};
  }

  .dt-cell > .dt-link {
    color: inherit;
    text-decoration: none;
  }

  &[data-openable] .dt-row[data-hovered] [role='rowheader']:not(.dt-custom),
  .dt-row[data-hovered] .dt-cell > .dt-link {
    color: ${tokens.color.linkHover};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  .dt-number {
    color: ${tokens.color.textMuted};
  }

  /* The icon button of a row fits a column of 40 px. */
  .dt-actions {
    padding-inline: ${tokens.space[1]};
  }

  /* What needs a further line, cut or not, ends with an ellipsis after a word: no number is cut. */
  .dt-multiline,
  .dt-multiline > .dt-cut {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: var(--dt-lines);
  }

  .dt-multiline {
    ${rowLines}
    overflow-wrap: anywhere;
    white-space: normal;
  }

  .dt-custom,
  .dt-content {
    display: flex;
    align-items: center;
    gap: ${tokens.space[2]};
    min-inline-size: 0;
  }

  /* Drawn by its column, it has no lines to count. */
  &[data-one-line] .dt-custom {
    white-space: nowrap;
  }

  &[data-one-line] .dt-content [data-cut] {
    display: block;
    overflow: hidden;
    line-height: ${tokens.size.target};
    text-overflow: ellipsis;
  }

  .dt-line {
    grid-column: 1 / -1;
  }

  .dt-cell:focus-visible {
    outline-offset: calc(-1 * ${tokens.borderWidth.thick});
  }
`
