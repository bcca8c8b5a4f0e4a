import { forwardRef, type HTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'

const { color, space } = tokens

/* The brand's drawing is a mask, so that it takes the color of the mode; the system's colors leave it out. */
const Root = styled.span`
  position: relative;
  isolation: isolate;
  display: inline-grid;
  place-items: center;
  min-inline-size: calc(2 * ${space[12]});
  min-block-size: calc(2 * ${space[12]});

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: color-mix(in oklab, ${color.text} 6%, transparent);
    mask: var(--pp-brand-motif) center / contain no-repeat;

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
