import { latePart } from '@producer-portal/ui'
import { createElement } from 'react'
import { usePanelPart } from '../frame/usePanelPart.js'
import type { InforcePanelProps } from './InforcePanel.js'

const part = latePart(() => import('./InforcePanel.js').then(({ InforcePanel }) => InforcePanel), false)

/** The side panel of a page with in-force contracts, loaded when it first opens. */
export function LazyInforcePanel(props: InforcePanelProps) {
  const { open, close } = props.control
  const Part = usePanelPart(part, open !== null, close)
  return Part ? createElement(Part, props) : null
}
