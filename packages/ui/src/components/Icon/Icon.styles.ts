import { styled } from 'styled-components'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'

export const Root = styled.svg`
  flex: none;
  inline-size: ${tokens.size.iconSmall};
  block-size: ${tokens.size.iconSmall};

  &[data-size='20'] {
    inline-size: ${tokens.size.icon};
    block-size: ${tokens.size.icon};
  }

  /* Drawings keep their own colour there, which may not be seen on the reader's background. */
  ${media.forcedColors} {
    color: inherit !important;
  }
`
