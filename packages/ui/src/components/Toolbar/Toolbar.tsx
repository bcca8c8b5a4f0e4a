import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import * as S from './Toolbar.styles.js'

export interface ToolbarProps extends HTMLAttributes<HTMLDivElement> {
  /** Names the group, such as 'Case table'. */
  label: string
  /** What stands at the end: export, settings. */
  end?: ReactNode
  /** What stands at the start: a count, filters. */
  children?: ReactNode
}

/** Use it above a table or list for what acts on all of it. */
export const Toolbar = forwardRef<HTMLDivElement, ToolbarProps>(function Toolbar(
  { label, end, children, ...rest },
  ref,
) {
  return (
    <S.Root ref={ref} role="group" aria-label={label} {...rest}>
      <S.Part>{children}</S.Part>
      {end && <S.Part>{end}</S.Part>}
    </S.Root>
  )
})
