import { latePart } from '../../hooks/latePart.js'

export const popoverPart = latePart(() => import('./PopoverLayer.js').then((part) => part.PopoverLayer))
