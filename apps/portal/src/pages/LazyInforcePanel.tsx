import { lazy, Suspense, useState } from 'react'
import type { InforcePanelProps } from './InforcePanel.js'

const InforcePanel = lazy(() => import('./InforcePanel.js').then((part) => ({ default: part.InforcePanel })))

/** The side panel of a page with in-force contracts, loaded when it first opens. */
export function LazyInforcePanel(props: InforcePanelProps) {
  const isAsked = props.control.open !== null
  const [wasAsked, setAsked] = useState(isAsked)
  if (isAsked && !wasAsked) setAsked(true)
  if (!wasAsked) return null
  return (
    <Suspense fallback={null}>
      <InforcePanel {...props} />
    </Suspense>
  )
}
