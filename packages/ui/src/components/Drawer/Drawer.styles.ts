import { css, keyframes, styled } from 'styled-components'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'
import { DialogLayer } from '../DialogLayer/DialogLayer.js'

const slideFrom = (offset: string) => keyframes`
  from { transform: translateX(${offset}); }
`
const fromLeft = slideFrom('-100%')
const fromRight = slideFrom('100%')

const ofSide = css`
  &[data-side='start'] {
    justify-self: start;
    border-width: 0;
    border-inline-end-width: ${tokens.borderWidth.hairline};
    animation-name: ${fromLeft};
  }

  &[data-side='end'] {
    justify-self: end;
    border-width: 0;
    border-inline-start-width: ${tokens.borderWidth.hairline};
    animation-name: ${fromRight};
  }

  &:dir(rtl)[data-side='start'] {
    animation-name: ${fromRight};
  }

  &:dir(rtl)[data-side='end'] {
    animation-name: ${fromLeft};
  }
`

export const Root = styled(DialogLayer)`
  block-size: 100dvh;
  inline-size: min(100%, ${tokens.size.panelMedium});
  animation-duration: ${tokens.duration.slow};
  animation-timing-function: ${tokens.easing.standard};
  ${ofSide}

  &[data-size='small'] {
    inline-size: min(calc(100% - min(${tokens.space[10]}, 12.5vw)), ${tokens.size.tooltip});
  }

  &[data-size='large'] {
    inline-size: min(100%, ${tokens.size.panelLarge});
  }

  ${media.belowTablet} {
    &:not([data-size='small']) {
      inline-size: 100%;
    }
  }
`
