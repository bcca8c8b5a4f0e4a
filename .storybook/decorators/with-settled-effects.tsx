import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useLayoutEffect, useReducer } from 'react'

/** Lets what a story does when it comes, such as taking the focus, happen before its play function begins. */
export const withSettledEffects: Decorator = (Story) => (
  <Settled>
    <Story />
  </Settled>
)

/** React runs the effects that are waiting before it draws again for a change that a layout has made. */
function Settled({ children }: { children: ReactNode }) {
  const [, settle] = useReducer(() => true, false)
  useLayoutEffect(settle, [settle])
  return children
}
