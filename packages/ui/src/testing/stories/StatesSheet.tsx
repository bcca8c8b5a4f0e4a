import type { ReactNode } from 'react'
import * as S from './StatesSheet.styles.js'

export interface StatesSheetProps {
  /** `StatesRow`s, or `State`s alone when the component has one row of them. */
  children: ReactNode
}

/** Every state of a component on one sheet, for review by eye and for screenshots. */
export function StatesSheet({ children }: StatesSheetProps) {
  return <S.Sheet>{children}</S.Sheet>
}
