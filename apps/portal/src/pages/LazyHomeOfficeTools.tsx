import { lazy, Suspense } from 'react'
import type { HomeOfficeToolsProps } from './HomeOfficeTools.js'

const HomeOfficeTools = lazy(() => import('./HomeOfficeTools.js').then((part) => ({ default: part.HomeOfficeTools })))

/** The tools of home office, which nobody else loads. */
export function LazyHomeOfficeTools(props: HomeOfficeToolsProps) {
  return (
    <Suspense fallback={null}>
      <HomeOfficeTools {...props} />
    </Suspense>
  )
}
