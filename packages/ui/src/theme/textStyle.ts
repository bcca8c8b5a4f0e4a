import { css } from 'styled-components'
import { tokens } from '../tokens/tokens.js'

export type TextSize = keyof typeof tokens.fontSize

/** A text size with the line height that belongs to it. */
export const textStyle = (size: TextSize) => css`
  font-size: ${tokens.fontSize[size]};
  line-height: ${tokens.lineHeight[size]};
`

/** Figures of one width, for numbers that stand under one another. */
export const tabularNumbers = css`
  font-variant-numeric: tabular-nums;
`

/** Cuts one line with an ellipsis. */
export const singleLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** What is chosen, where the reader's own few colours replace those of the theme. */
export const forcedSelection = css`
  forced-color-adjust: none;
  background: Highlight;
  border-color: Highlight;
  color: HighlightText;
`

/** Takes part in the text that is read out, and in nothing else. */
export const hiddenVisually = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  border: 0;
  white-space: nowrap;
`
