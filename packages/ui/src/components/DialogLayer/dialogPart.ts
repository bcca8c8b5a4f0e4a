import { latePart } from '../../hooks/latePart.js'

export const dialogPart = latePart(() => import('./OpenDialog.js').then((part) => part.OpenDialog))
