'use client'
import { Component, type ErrorInfo, type ReactNode } from 'react'

/** The props of the fallback. */
export interface ErrorFallbackProps {
  /** The thrown error. */
  readonly error: unknown
  /** Draws the children again. */
  readonly reset: () => void
}

export interface ErrorBoundaryProps {
  /** Drawn in place of the children after one of them has thrown. */
  fallback: (props: ErrorFallbackProps) => ReactNode
  /** The children are drawn again when one of these values changes, such as the address of the page. */
  resetKeys?: readonly unknown[]
  /** Called with what was thrown and the components it came through, for the log. */
  onError?: (error: unknown, componentStack: string) => void
  /** The part of the page whose errors are caught. */
  children: ReactNode
}

interface State {
  readonly failure: { readonly error: unknown } | null
}

const haveChanged = (before: readonly unknown[] = [], now: readonly unknown[] = []) =>
  before.length !== now.length || now.some((key, index) => !Object.is(key, before[index]))

/** Use it around a section that may fail, so that the rest of the page stays usable. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: null }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError?.(error, info.componentStack ?? '')
  }

  override componentDidUpdate(before: ErrorBoundaryProps, stateBefore: State): void {
    // Not on the update that caught the error: a key may have changed in the same one.
    const wasFailing = stateBefore.failure !== null && this.state.failure !== null
    if (wasFailing && haveChanged(before.resetKeys, this.props.resetKeys)) this.reset()
  }

  reset = (): void => this.setState({ failure: null })

  override render(): ReactNode {
    const { failure } = this.state
    return failure ? this.props.fallback({ error: failure.error, reset: this.reset }) : this.props.children
  }
}
