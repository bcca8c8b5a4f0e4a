import type { ReactNode } from 'react'
import * as S from './StatesSheet.styles.js'

export interface StatesRowProps {
  /** The shared props of the states: a variant or a size. */
  label: string
  children: ReactNode
}

/** One variant of a component in all its states. */
export function StatesRow({ label, children }: StatesRowProps) {
  return (
    <S.Row>
      <S.RowLabel>{label}</S.RowLabel>
      <S.States>{children}</S.States>
    </S.Row>
  )
}
