import { lazy, Suspense, useState } from 'react'
import type { CasePanelsProps } from './CasePanels.js'

const CasePanels = lazy(() => import('./CasePanels.js').then((part) => ({ default: part.CasePanels })))

/** The slide-outs and dialogs of a page with cases, loaded when the first of them opens. */
export function LazyCasePanels(props: CasePanelsProps) {
  const isAsked = props.control.open !== null
  const [wasAsked, setAsked] = useState(isAsked)
  if (isAsked && !wasAsked) setAsked(true)
  if (!wasAsked) return null
  return (
    <Suspense fallback={null}>
      <CasePanels {...props} />
    </Suspense>
  )
}
