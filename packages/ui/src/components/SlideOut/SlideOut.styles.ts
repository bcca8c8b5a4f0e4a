import { styled } from 'styled-components'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'
import { Drawer } from '../Drawer/Drawer.js'

/** A covered panel moves aside, so that its edge shows that there is something to come back to. */
export const Root = styled(Drawer)`
  --pp-slide-out-shift: calc(-1 * var(--pp-slide-out-covers) * ${tokens.space[10]});
  translate: var(--pp-slide-out-shift);
  transition: translate ${tokens.duration.slow} ${tokens.easing.standard};

  &:dir(rtl) {
    translate: calc(-1 * var(--pp-slide-out-shift));
  }

  ${media.belowTablet} {
    &,
    &:dir(rtl) {
      translate: none;
    }
  }
`
