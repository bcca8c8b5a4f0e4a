import { forwardRef, type HTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { motifStyle } from '../../theme/motif-style.js'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'

const { space } = tokens

/* The system's colors leave the drawing out. */
const Root = styled.span`
  position: relative;
  isolation: isolate;
  display: inline-grid;
  place-items: center;
  min-inline-size: calc(2 * ${space[12]});
  min-block-size: calc(2 * ${space[12]});

  &::before {
    ${motifStyle}
    inset: 0;
    z-index: -1;

    ${media.forcedColors} {
      display: none;
    }
  }
`

export interface BrandMotifProps extends HTMLAttributes<HTMLSpanElement> {}

/** Use it behind the icon of a place without content: the brand's own ornament, 96 px and very pale. */
export const BrandMotif = forwardRef<HTMLSpanElement, BrandMotifProps>(function BrandMotif(props, ref) {
  return <Root ref={ref} {...props} />
})
