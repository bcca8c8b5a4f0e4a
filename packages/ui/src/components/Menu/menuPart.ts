import { latePart } from '../../hooks/latePart.js'

export const menuPart = latePart(() => import('./MenuLayer.js').then((part) => part.MenuLayer))
