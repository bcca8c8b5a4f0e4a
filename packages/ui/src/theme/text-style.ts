import { css } from 'styled-components'
import { tokens } from '../tokens/tokens.js'

export type TextSize = keyof typeof tokens.fontSize

/** A text size with the line height that belongs to it. */
export const textStyle = (size: TextSize) => css`
  font-size: ${tokens.fontSize[size]};
  line-height: ${tokens.lineHeight[size]};
`

/** Figures of one width, for numbers that are under one another. */
export const tabularNumbers = css`
  font-variant-numeric: tabular-nums;
`

/** Cuts one line with an ellipsis. */
export const singleLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

/**
 * Data in whatever language: it runs, and is cut, in its own direction, but begins on the side on which all around it
 * does.
 */
export const ownDirection = css`
  unicode-bidi: plaintext;
  text-align: -webkit-match-parent;
  text-align: match-parent;
`

/** A text that is cut, quietly marked, over a button of the same size that shows all of it. */
export const cutText = css`
  position: relative;
  text-decoration: underline dotted ${tokens.color.borderStrong};
  text-underline-offset: 0.25em;
  cursor: pointer;

  &:hover {
    color: ${tokens.color.linkHover};
    text-decoration-color: currentcolor;
  }

  & > button {
    position: absolute;
    inset: 0;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }

  /* Above the button, so that the text itself can be pressed and selected. */
  & > span {
    position: relative;
  }
`

/** The selection, where the user's own few colors replace those of the theme. */
export const forcedSelection = css`
  forced-color-adjust: none;
  background: Highlight;
  border-color: Highlight;
  color: HighlightText;
`
