import type { ReactNode } from 'react'
import * as S from './StatesSheet.styles.js'

export interface StateProps {
  /** The state in a word or two. */
  label: string
  /** Draws the inside as if the pointer or the keyboard were there. */
  force?: 'hover' | 'focus' | 'active'
  /** How wide it stands: its own width by default, a form's column, or the whole sheet. */
  width?: 'own' | 'column' | 'full'
  children: ReactNode
}

/** One state, with its name above it. */
export function State({ label, force, width = 'own', children }: StateProps) {
  return (
    <S.State data-width={width}>
      <S.StateLabel>{label}</S.StateLabel>
      <div data-force={force}>{children}</div>
    </S.State>
  )
}
