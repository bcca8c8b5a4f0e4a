import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../../tokens/tokens.js'

const { space } = tokens

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  min-block-size: ${tokens.density.control};

  /* Nothing can be pressed on paper; a count is printed. */
  @media print {
    min-block-size: 0;

    button,
    a {
      display: none;
    }
  }
`

const Part = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  min-inline-size: 0;
`

export interface ToolbarProps extends HTMLAttributes<HTMLDivElement> {
  /** Names the group, such as 'Case table'. */
  label: string
  /** Content at the end: export, settings. */
  end?: ReactNode
  /** Content at the start: a count, filters. */
  children?: ReactNode
}

/** Use it above a table or list for what acts on all of it. */
export const Toolbar = forwardRef<HTMLDivElement, ToolbarProps>(function Toolbar(
  { label, end, children, ...rest },
  ref,
) {
  return (
    <Root ref={ref} role="group" aria-label={label} {...rest}>
      <Part>{children}</Part>
      {end && <Part>{end}</Part>}
    </Root>
  )
})
