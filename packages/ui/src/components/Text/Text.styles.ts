import { css, styled } from 'styled-components'
import { singleLine, tabularNumbers, textStyle } from '../../theme/text-style.js'
import { tokens } from '../../tokens/tokens.js'

export const sizes = { xs: textStyle('xs'), sm: textStyle('sm'), md: textStyle('md'), lg: textStyle('lg') }

export const tones = {
  default: css`
    color: inherit;
  `,
  muted: css`
    color: ${tokens.color.textMuted};
  `,
  info: css`
    color: ${tokens.color.infoText};
  `,
  success: css`
    color: ${tokens.color.successText};
  `,
  warning: css`
    color: ${tokens.color.warningText};
  `,
  danger: css`
    color: ${tokens.color.dangerText};
  `,
}

interface RootProps {
  $size: keyof typeof sizes
  $tone: keyof typeof tones
  $weight: keyof typeof tokens.fontWeight
}

export const Root = styled.p<RootProps>`
  ${({ $size }) => sizes[$size]}
  ${({ $tone }) => tones[$tone]}
  font-weight: ${({ $weight }) => tokens.fontWeight[$weight]};

  &[data-numeric] {
    ${tabularNumbers}
  }

  /* A span cuts nothing while it is part of a line. */
  &[data-single-line] {
    display: block;
    max-inline-size: 100%;
    ${singleLine}
  }
`
