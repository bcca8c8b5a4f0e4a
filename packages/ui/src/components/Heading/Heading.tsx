import { forwardRef, type HTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { textStyle, type TextSize } from '../../theme/text-style.js'
import { tokens } from '../../tokens/tokens.js'

const Root = styled.h2<{ $size: TextSize }>`
  ${({ $size }) => textStyle($size)}
  font-weight: ${tokens.fontWeight.semibold};
  letter-spacing: ${tokens.letterSpacing.tight};
  overflow-wrap: anywhere;
  text-wrap: balance;
`

/** The level of a heading in the outline of its page. */
export type HeadingLevel = 1 | 2 | 3 | 4

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Place in the outline of the page, 1 to 4; a page has one of level 1. */
  level: HeadingLevel
  /** Size apart from the level, when a panel needs a smaller one; by default 24, 20, 16 and 14 px. */
  size?: TextSize
}

const getSize: Readonly<Record<HeadingLevel, TextSize>> = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'sm' }

/** Use it for the title of a page, section or panel, so that users can jump from one to the next. */
export const Heading = forwardRef<HTMLHeadingElement, HeadingProps>(function Heading({ level, size, ...rest }, ref) {
  return <Root ref={ref} as={`h${level}` as const} $size={size ?? getSize[level]} {...rest} />
})
