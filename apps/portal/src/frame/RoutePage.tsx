import { Suspense, useEffect } from 'react'
import type { RouteEntry } from './route-entry.js'
import { forgetPath } from '../session/return-path.js'
import { LoadingPage } from './LoadingPage.js'
import { PageEntry } from './PageEntry.js'
import { PasswordPrompt } from './PasswordPrompt.js'
import { SectionBoundary } from './SectionBoundary.js'

export interface RoutePageProps {
  entry: RouteEntry
}

/** The page of a route that may be shown: loaded when needed, named to the reader, a crash kept to itself. */
export function RoutePage({ entry: { page: Page, title, guard, duties, crash = 'section' } }: RoutePageProps) {
  const hasArrived = guard === 'authenticated' && duties === undefined
  useEffect(() => {
    if (hasArrived) forgetPath()
  }, [hasArrived])
  const page = (
    <Suspense fallback={<LoadingPage />}>
      {Page && <Page />}
      {title && <PageEntry title={title} />}
      {hasArrived && <PasswordPrompt />}
    </Suspense>
  )
  return crash === 'site' ? page : <SectionBoundary isPage>{page}</SectionBoundary>
}
