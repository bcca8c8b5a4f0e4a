import { latePart } from '../../hooks/latePart.js'

export const toastPart = latePart(() => import('./Toast.js').then((part) => part.Toast))
