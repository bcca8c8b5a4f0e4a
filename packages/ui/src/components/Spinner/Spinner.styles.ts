import { keyframes, styled } from 'styled-components'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'

const turn = keyframes`
  to { transform: rotate(1turn); }
`
const pulse = keyframes`
  50% { opacity: 0.4; }
`

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  color: ${tokens.color.textMuted};
`

/** The ring alone; a control that is busy shows it beside its own text. */
export const Ring = styled.span`
  flex: none;
  inline-size: ${tokens.size.iconSmall};
  block-size: ${tokens.size.iconSmall};
  border: ${tokens.borderWidth.thick} solid currentColor;
  border-inline-end-color: transparent;
  border-radius: ${tokens.radius.pill};
  animation: ${turn} 800ms linear infinite;

  &[data-size='large'] {
    inline-size: ${tokens.space[8]};
    block-size: ${tokens.space[8]};
  }

  ${media.forcedColors} {
    border-inline-end-color: Canvas;
  }

  ${media.reducedMotion} {
    animation: ${pulse} 2s ease-in-out infinite !important;
  }
`
