import { lazy, Suspense } from 'react'
import type { InforcePanelProps } from './InforcePanel.js'
import { useWasOpen } from './useWasOpen.js'

const InforcePanel = lazy(() => import('./InforcePanel.js').then((part) => ({ default: part.InforcePanel })))

/** The side panel of a page with in-force contracts, loaded when it first opens. */
export function LazyInforcePanel(props: InforcePanelProps) {
  if (!useWasOpen(props.control.open !== null)) return null
  return (
    <Suspense fallback={null}>
      <InforcePanel {...props} />
    </Suspense>
  )
}
