import { lazy, Suspense } from 'react'
import type { CasePanelsProps } from './CasePanels.js'
import { useWasOpen } from './useWasOpen.js'

const CasePanels = lazy(() => import('./CasePanels.js').then((part) => ({ default: part.CasePanels })))

/** The slide-outs and dialogs of a page with cases, loaded when the first of them opens. */
export function LazyCasePanels(props: CasePanelsProps) {
  if (!useWasOpen(props.control.open !== null)) return null
  return (
    <Suspense fallback={null}>
      <CasePanels {...props} />
    </Suspense>
  )
}
