import { forwardRef, type HTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../../tokens/tokens.js'

export interface StackProps extends HTMLAttributes<HTMLElement> {
  /** The element: `div` by default, `section` for a part of the page with a heading of its own. */
  as?: 'div' | 'section'
  /** Space between the children as a step of the spacing scale; 4 (16 px) by default. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 8
  /** `form` stops at the width of a form or a short list; `full` by default. */
  width?: 'full' | 'form'
}

const Root = styled.section<{ $gap: NonNullable<StackProps['gap']> }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap }) => tokens.space[$gap]};
  min-inline-size: 0;

  &[data-width='form'] {
    max-inline-size: ${tokens.size.dialogLarge};
  }
`

/** Use it to put the parts of a page or section below one another with the same space between them. */
export const Stack = forwardRef<HTMLElement, StackProps>(function Stack(
  { as = 'div', gap = 4, width = 'full', ...rest },
  ref,
) {
  return <Root ref={ref} as={as} $gap={gap} data-width={width} {...rest} />
})
