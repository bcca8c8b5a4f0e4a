import { useLayoutEffect, type ReactNode } from 'react'
import { forceStates } from './force-states.js'
import * as S from './component-page.styles.js'

/** Guidance on a component for designers and developers beyond its props; its documentation page draws it. */
export interface Guidance {
  /** When to use it: one sentence each. */
  readonly when: readonly [string, ...string[]]
  /** When not to, and what to use instead. */
  readonly whenNot: readonly [string, ...string[]]
  /** Its visible parts from the outside in, and what each is for. */
  readonly anatomy: readonly (readonly [part: string, purpose: string])[]
  /** Keys and what they do; empty when it takes no focus. */
  readonly keyboard: readonly (readonly [keys: string, effect: string])[]
  /** The WAI-ARIA pattern, or the native element, whose behavior it has. */
  readonly pattern: string
}

/** Parameters of a sheet of states: it is photographed for review, which ordinary stories are not. */
export const sheetParameters = { chromatic: { disableSnapshot: false } } as const

export interface StatesSheetProps {
  /** `StatesRow`s, or `State`s alone when the component has one row of them. */
  children: ReactNode
}

/** Every state of a component on one sheet, for review by eye and for screenshots. */
export function StatesSheet({ children }: StatesSheetProps) {
  return <S.Sheet>{children}</S.Sheet>
}

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
