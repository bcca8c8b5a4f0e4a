import { css } from 'styled-components'
import { media } from '../../../tokens/scales.js'
import { tokens } from '../../../tokens/tokens.js'

/** The reader's own colours: edges in place of tints. */
export const forcedColorStyles = css`
  ${media.forcedColors} {
    .dt-row[data-hovered] > .dt-cell {
      border-block-end-color: Highlight;
    }

    .dt-head-locked > :last-child,
    .dt-locked > .dt-row > :last-child {
      border-inline-end-width: ${tokens.borderWidth.thick};
    }
  }
`
