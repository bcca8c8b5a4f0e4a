import type { ReactNode } from 'react'
import { ErrorState } from '../ErrorState/ErrorState.js'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js'

export interface LoadStateProps<T> {
  /** The content, or why it isn't there: it is loading, or failed to load. */
  value: T | 'loading' | 'error'
  /** Drawn while the content loads, such as `Skeleton`. */
  skeleton: ReactNode
  /** Read out while the content loads, such as 'Loading your statements'. Leave it out beside a `Spinner`, which has its own. */
  loadingLabel?: string
  /** Says what failed to load. Default: nothing is shown, for pages that say it in another place. */
  errorTitle?: ReactNode
  /** Draws the button that loads the content again and is called when it is pressed. */
  onRetry?: () => void
  /** Label of that button; 'Retry' by default. */
  retryLabel?: string
  /** Shown in place of empty content; by default that is drawn like any other. */
  emptyState?: ReactNode
  /** True if there is nothing to show. Default: the content is an empty array. */
  isEmpty?: boolean
  /** Draws the content. */
  children: (value: T) => ReactNode
}

/** Use it around content that is loaded: shows that it loads, that it failed, that there is none, or the content. */
export function LoadState<T>(props: LoadStateProps<T>) {
  const { value, skeleton, loadingLabel, errorTitle, emptyState, children } = props
  if (value === 'loading') {
    return (
      <div aria-busy>
        {loadingLabel && <VisuallyHidden role="status">{loadingLabel}</VisuallyHidden>}
        {skeleton}
      </div>
    )
  }
  if (value === 'error') {
    return errorTitle && <ErrorState title={errorTitle} onRetry={props.onRetry} retryLabel={props.retryLabel} />
  }
  const { isEmpty = Array.isArray(value) && value.length === 0 } = props
  return isEmpty && emptyState !== undefined ? emptyState : children(value)
}
