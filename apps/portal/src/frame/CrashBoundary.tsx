import { Component } from 'react'
import type { ErrorInfo, ReactNode } from 'react'

export interface CrashBoundaryProps {
  /** What is shown instead of the children once one of them has crashed. */
  fallback: ReactNode
  /** A different value gives the children another chance. */
  resetKey?: string
  /** Hears of the crash, once. */
  onCrash?: (error: unknown) => void
  children: ReactNode
}

interface CrashState {
  readonly hasCrashed: boolean
  readonly resetKey: string | undefined
}

/** Keeps a crash of its children from taking the rest of the page with it. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = { hasCrashed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<CrashState> {
    return { hasCrashed: true }
  }

  static getDerivedStateFromProps({ resetKey }: CrashBoundaryProps, state: CrashState): CrashState | null {
    return resetKey === state.resetKey ? null : { hasCrashed: false, resetKey }
  }

  override componentDidCatch(error: unknown, _info: ErrorInfo): void {
    this.props.onCrash?.(error)
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? this.props.fallback : this.props.children
  }
}
