import type { ReactNode } from 'react'
import { State, StatesRow, StatesSheet } from './component-page.js'

/** The props of a field in one of its states. */
interface FieldStateProps {
  /** True if it holds a value. */
  isFilled: boolean
  hint?: string
  error?: string
  isRequired?: boolean
  readOnly?: boolean
  disabled?: boolean
}

export interface FieldStatesProps {
  /** Draws the field in a state. */
  draw: (props: FieldStateProps) => ReactNode
  hint: string
  error: string
  /** True if it knows a state in which it is only to be read; true by default. */
  canBeReadOnly?: boolean
  /** Further `State`s that this field alone has. */
  children?: ReactNode
}

/** The sheet of a field with a label: the states that all fields have, in the same order, and then its own. */
export function FieldStates({ draw, hint, error, canBeReadOnly = true, children }: FieldStatesProps) {
  return (
    <StatesSheet>
      <StatesRow label="Empty and filled">
        <State label="At rest" width="column">
          {draw({ isFilled: false })}
        </State>
        <State label="Filled" width="column">
          {draw({ isFilled: true })}
        </State>
        <State label="Pointed at" force="hover" width="column">
          {draw({ isFilled: true })}
        </State>
        <State label="With the focus" force="focus" width="column">
          {draw({ isFilled: true })}
        </State>
      </StatesRow>
      <StatesRow label="Demands and limits">
        <State label="Required, with a hint" width="column">
          {draw({ isFilled: false, isRequired: true, hint })}
        </State>
        <State label="With an error" width="column">
          {draw({ isFilled: true, hint, error })}
        </State>
        {canBeReadOnly && (
          <State label="Only to be read" width="column">
            {draw({ isFilled: true, readOnly: true })}
          </State>
        )}
        <State label="Disabled" width="column">
          {draw({ isFilled: true, disabled: true })}
        </State>
      </StatesRow>
      {children && <StatesRow label="Special cases">{children}</StatesRow>}
    </StatesSheet>
  )
}
