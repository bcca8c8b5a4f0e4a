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

/** The selection, where the user's own few colors replace those of the theme. */
export const forcedSelection = css`
  forced-color-adjust: none;
  background: Highlight;
  border-color: Highlight;
  color: HighlightText;
`
