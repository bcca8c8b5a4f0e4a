import { forwardRef, type HTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../../tokens/tokens.js'

const { space } = tokens

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${space[4]} ${space[8]};
  min-inline-size: 0;
`

export interface BarListGroupProps extends HTMLAttributes<HTMLDivElement> {}

/** Use it around two or three `BarList`s about the same rows: side by side where there is space, stacked otherwise. */
export const BarListGroup = forwardRef<HTMLDivElement, BarListGroupProps>(function BarListGroup(props, ref) {
  return <Root ref={ref} {...props} />
})
