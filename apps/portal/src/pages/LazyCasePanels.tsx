import { latePart } from '@producer-portal/ui'
import { createElement } from 'react'
import { usePanelPart } from '../frame/usePanelPart.js'
import type { CasePanelsProps } from './CasePanels.js'

const part = latePart(() => import('./CasePanels.js').then(({ CasePanels }) => CasePanels), false)

/** The slide-outs and dialogs of a page with cases, loaded when the first of them opens. */
export function LazyCasePanels(props: CasePanelsProps) {
  const { open, close } = props.control
  const Part = usePanelPart(part, open !== null, close)
  return Part ? createElement(Part, props) : null
}
