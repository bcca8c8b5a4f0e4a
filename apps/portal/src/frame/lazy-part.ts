import { createElement, lazy } from 'react'
import type { ComponentType } from 'react'

/** Between a failure and the next attempt, in milliseconds: React draws again at once, and would ask without end. */
const pause = 1000

/**
 * A component that is loaded when it is first shown. Unlike one of React's `lazy` it is asked for again when it is shown
 * again after it could not be loaded, as without a network.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const attempt = () =>
    lazy(() =>
      load().then(
        (part) => ({ default: part }),
        (error: unknown) => {
          setTimeout(() => {
            Part = attempt()
          }, pause)
          throw error
        },
      ),
    )
  let Part = attempt()
  return (props) => createElement<Props>(Part, props)
}
