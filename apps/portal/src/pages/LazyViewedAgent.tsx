import { lazy, Suspense } from 'react'
import type { ViewedAgentNameProps } from './ViewedAgentName.js'

const ViewedAgentName = lazy(() => import('./ViewedAgentName.js').then((part) => ({ default: part.ViewedAgentName })))

/** Whose lists home office looks at, which nobody else loads. */
export function LazyViewedAgent(props: ViewedAgentNameProps) {
  return (
    <Suspense fallback={null}>
      <ViewedAgentName {...props} />
    </Suspense>
  )
}
