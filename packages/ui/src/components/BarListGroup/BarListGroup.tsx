import { forwardRef, type HTMLAttributes } from 'react'
import * as S from './BarListGroup.styles.js'

export interface BarListGroupProps extends HTMLAttributes<HTMLDivElement> {}

/** Use it around two or three `BarList`s about the same rows: side by side where there is room, stacked otherwise. */
export const BarListGroup = forwardRef<HTMLDivElement, BarListGroupProps>(function BarListGroup(props, ref) {
  return <S.Root ref={ref} {...props} />
})
