import { SectionCrash } from '@producer-portal/features/shell'
import { ErrorBoundary } from '@producer-portal/ui'
import type { ReactNode } from 'react'

export interface SectionBoundaryProps {
  children: ReactNode
}

const showCrash = () => <SectionCrash />

/** Around a section: its crash leaves the rest of the page usable, and another page starts afresh. */
export function SectionBoundary({ children }: SectionBoundaryProps) {
  return <ErrorBoundary fallback={showCrash}>{children}</ErrorBoundary>
}
