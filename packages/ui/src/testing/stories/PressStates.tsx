import type { ReactNode } from 'react'
import { State, StatesRow } from './component-page.js'

export interface PressStatesProps {
  /** The shared props of the states. */
  label: string
  /** Draws the control, switched off or not. */
  draw: (props: { disabled?: boolean }) => ReactNode
}

/** One variant of what is pressed: at rest, under the pointer, with the focus, and disabled. */
export function PressStates({ label, draw }: PressStatesProps) {
  return (
    <StatesRow label={label}>
      <State label="At rest">{draw({})}</State>
      <State label="Pointed at" force="hover">
        {draw({})}
      </State>
      <State label="With the focus" force="focus">
        {draw({})}
      </State>
      <State label="Disabled">{draw({ disabled: true })}</State>
    </StatesRow>
  )
}
