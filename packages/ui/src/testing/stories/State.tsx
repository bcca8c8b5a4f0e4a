import { useLayoutEffect, type ReactNode } from 'react'
import { forceStates } from './force-states.js'
import * as S from './StatesSheet.styles.js'

export interface StateProps {
  /** The state in a word or two. */
  label: string
  /** Draws the inside as if the pointer were over it or pressed, or the keyboard were on its first tab stop. */
  force?: 'hover' | 'focus' | 'active'
  /** Width: its own width by default, a form's column, or the whole sheet. */
  width?: 'own' | 'column' | 'full'
  children: ReactNode
}

/** One state, with its name above it. */
export function State({ label, force, width = 'own', children }: StateProps) {
  useLayoutEffect(() => (force ? forceStates() : undefined), [force])
  return (
    <S.State data-width={width}>
      <S.StateLabel>{label}</S.StateLabel>
      <div data-force={force}>{children}</div>
    </S.State>
  )
}
