import { styled } from 'styled-components'
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
  block-size: ${tokens.space[8]};
  inline-size: auto;
`

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  font-size: ${tokens.fontSize.md};
  font-weight: ${tokens.fontWeight.semibold};
  letter-spacing: ${tokens.letterSpacing.tight};
  color: ${tokens.color.text};
  white-space: nowrap;
`
