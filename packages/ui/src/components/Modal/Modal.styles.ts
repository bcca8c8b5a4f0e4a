import { keyframes, styled } from 'styled-components'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'
import { DialogLayer } from '../DialogLayer/DialogLayer.js'

const rise = keyframes`
  from { opacity: 0; transform: translateY(0.5rem) scale(0.985); }
`

export const Root = styled(DialogLayer)`
  place-self: center;
  inline-size: min(100%, ${tokens.size.dialogMedium});
  max-block-size: 100%;
  border-radius: ${tokens.radius.panel};
  animation: ${rise} ${tokens.duration.fast} ${tokens.easing.standard};

  &[data-size='small'] {
    inline-size: min(100%, ${tokens.size.dialogSmall});
  }

  &[data-size='large'] {
    inline-size: min(100%, ${tokens.size.dialogLarge});
  }

  ${media.roomyHeight} {
    max-block-size: calc(100dvh - 2 * ${tokens.space[6]});
  }

  ${media.belowTablet} {
    place-self: end center;
    inline-size: 100% !important;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
`
