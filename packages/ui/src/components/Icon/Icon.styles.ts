import { styled } from 'styled-components'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'

const back = '.lucide-arrow-left, .lucide-chevron-left'
const forward = '.lucide-arrow-right, .lucide-chevron-right, .lucide-log-out, .lucide-external-link'

export const Root = styled.svg`
  flex: none;
  inline-size: ${tokens.size.iconSmall};
  block-size: ${tokens.size.iconSmall};

  &[data-size='20'] {
    inline-size: ${tokens.size.icon};
    block-size: ${tokens.size.icon};
  }

  /* What points back or forward turns round where a script runs from right to left. */
  &:where(${back}, ${forward}):where(:dir(rtl)) {
    transform: scaleX(-1);
  }

  /* Drawings keep their own colour there, which may not be seen on the reader's background. */
  ${media.forcedColors} {
    color: inherit !important;
  }
`
