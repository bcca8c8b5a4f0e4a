import { css } from 'styled-components'
import { media } from '../../../tokens/scales.js'
import { tokens } from '../../../tokens/tokens.js'

/** The reader's own colours: edges in place of tints, and ink for what is drawn as a surface. */
export const forcedColorStyles = css`
  ${media.forcedColors} {
    .dt-lock::before {
      background: CanvasText;
      forced-color-adjust: none;
    }

    .dt-row[data-hovered] {
      border-block-end-color: Highlight;
    }

    .dt-head-locked > :last-child,
    .dt-locked > .dt-row > :last-child {
      border-inline-end-width: ${tokens.borderWidth.thick};
    }
  }
`
