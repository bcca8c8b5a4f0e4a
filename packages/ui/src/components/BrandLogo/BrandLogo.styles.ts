import { styled } from 'styled-components'
import { singleLine } from '../../theme/text-style.js'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'

export const Mark = styled.svg`
  flex: none;
  inline-size: ${tokens.space[6]};
  block-size: ${tokens.space[6]};
  fill: ${tokens.color.accent};

  ${media.forcedColors} {
    fill: CanvasText;
  }
`

export const Picture = styled.img`
  flex: none;
  max-inline-size: 100%;
  block-size: ${tokens.space[8]};
  inline-size: auto;
  object-fit: contain;
  object-position: 0 50%;
`

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-inline-size: 0;
  max-inline-size: 100%;
  font-size: ${tokens.fontSize.md};
  font-weight: ${tokens.fontWeight.semibold};
  letter-spacing: ${tokens.letterSpacing.tight};
  color: ${tokens.color.text};
`

/** The drawing stays whole where a long name does not fit. */
export const Text = styled.span`
  min-inline-size: 0;
  ${singleLine}
`
