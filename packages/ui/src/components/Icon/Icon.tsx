import {
  forwardRef,
  memo,
  type ForwardRefExoticComponent,
  type RefAttributes,
  type SVGAttributes,
  type SVGProps,
} from 'react'
import { styled } from 'styled-components'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'

const back = '.lucide-arrow-left, .lucide-chevron-left'
const forward = '.lucide-arrow-right, .lucide-chevron-right, .lucide-log-out, .lucide-external-link'

const Root = styled.svg`
  flex: none;
  inline-size: ${tokens.size.iconSmall};
  block-size: ${tokens.size.iconSmall};

  &[data-size='20'] {
    inline-size: ${tokens.size.icon};
    block-size: ${tokens.size.icon};
  }

  /* Arrows are mirrored in right-to-left scripts. */
  &:where(${back}, ${forward}):where(:dir(rtl)) {
    transform: scaleX(-1);
  }

  /* Drawings keep their own color there, which may not be seen on the user's background. */
  ${media.forcedColors} {
    color: inherit !important;
  }
`

/** A drawing that `Icon` can show; the package exports them by name, such as `LockIcon`. */
export type IconComponent = ForwardRefExoticComponent<
  Omit<SVGProps<SVGSVGElement>, 'ref'> & RefAttributes<SVGSVGElement>
>

export interface IconProps extends Omit<SVGAttributes<SVGSVGElement>, 'children'> {
  /** The drawing is shown. */
  icon: IconComponent
  /** Edge length in px at the usual text size; 16 by default, 20 beside headings and in navigation. */
  size?: 16 | 20
  /** Read out as the name of an image; without it the icon is decoration and is skipped. */
  label?: string
}

/** Use it to help people find a word faster. An icon alone says too little: give it a label or put it beside text. */
export const Icon = memo(
  forwardRef<SVGSVGElement, IconProps>(function Icon({ icon, size = 16, label, ...rest }, ref) {
    const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
    return <Root ref={ref} as={icon} data-size={size} strokeWidth={1.75} focusable="false" {...naming} {...rest} />
  }),
)
