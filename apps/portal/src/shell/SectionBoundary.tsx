import { SectionCrash } from '@producer-portal/features/shell'
import { ErrorBoundary, LazyLoadError, restoreLostFocus } from '@producer-portal/ui'
import type { ErrorFallbackProps } from '@producer-portal/ui'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { onConnectionChange } from '../api/connection.js'

export interface SectionBoundaryProps {
  /** The section is the whole page, so that a way home is offered too. Default: false. */
  isPage?: boolean
  children: ReactNode
}

const showSectionFailure = (props: ErrorFallbackProps) => <SectionFailure {...props} />
const showPageFailure = (props: ErrorFallbackProps) => <PageFailure {...props} />

/**
 * Around a section: its crash leaves the rest of the page usable, and another page starts afresh. A section whose code
 * failed to load says so, and comes as soon as it can be loaded.
 */
export function SectionBoundary({ isPage = false, children }: SectionBoundaryProps) {
  return (
    <ErrorBoundary fallback={isPage ? showPageFailure : showSectionFailure} onError={restoreFocus}>
      {children}
    </ErrorBoundary>
  )
}

/** The focus may have been in what is gone. */
function restoreFocus(): void {
  requestAnimationFrame(() => restoreLostFocus())
}

function PageFailure(props: ErrorFallbackProps) {
  const navigate = useNavigate()
  const goHome = () => {
    void navigate('/')
    props.reset()
  }
  return <SectionFailure {...props} onHomeOpen={goHome} />
}

interface SectionFailureProps extends ErrorFallbackProps {
  onHomeOpen?: () => void
}

function SectionFailure({ error, reset, onHomeOpen }: SectionFailureProps) {
  const load = error instanceof LazyLoadError ? error.load : null
  useEffect(() => (load ? keepLoading(load, reset) : undefined), [load, reset])
  return <SectionCrash isNotLoaded={load !== null} onRetry={reset} onHomeOpen={onHomeOpen} />
}

/** The pause until a section that failed to load is asked for again, in milliseconds. */
const nextLoadPause = 5_000

/** Asks for code until it comes. @returns stops that */
function keepLoading(load: () => Promise<unknown>, onLoad: () => void): () => void {
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    if (!isOver) timer = setTimeout(ask, nextLoadPause)
  }
  const ask = () => {
    clearTimeout(timer)
    load().then(() => !isOver && onLoad(), wait)
  }
  wait()
  const stopWatching = onConnectionChange(ask)
  return () => {
    isOver = true
    clearTimeout(timer)
    stopWatching()
  }
}
