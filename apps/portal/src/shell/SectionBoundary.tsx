import { SectionCrash } from '@producer-portal/features/shell'
import { ErrorBoundary } from '@producer-portal/ui'
import type { ErrorFallbackProps } from '@producer-portal/ui'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'

export interface SectionBoundaryProps {
  /** The section is the whole page, so that a way home is offered too. Default: false. */
  isPage?: boolean
  children: ReactNode
}

const showSectionCrash = ({ reset }: ErrorFallbackProps) => <SectionCrash onRetry={reset} />
const showPageCrash = ({ reset }: ErrorFallbackProps) => <PageCrash reset={reset} />

/** Around a section: its crash leaves the rest of the page usable, and another page starts afresh. */
export function SectionBoundary({ isPage = false, children }: SectionBoundaryProps) {
  return <ErrorBoundary fallback={isPage ? showPageCrash : showSectionCrash}>{children}</ErrorBoundary>
}

function PageCrash({ reset }: Pick<ErrorFallbackProps, 'reset'>) {
  const navigate = useNavigate()
  const goHome = () => {
    void navigate('/')
    reset()
  }
  return <SectionCrash onRetry={reset} onHomeOpen={goHome} />
}
