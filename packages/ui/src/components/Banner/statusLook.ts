import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from 'lucide-react'
import type { IconGlyph } from '../Icon/Icon.js'

/** What a message is about. */
export type StatusTone = 'info' | 'success' | 'warning' | 'error'

/** The icon and the word that say the same as the colour. */
export const statusLook: Readonly<Record<StatusTone, { glyph: IconGlyph; word: string }>> = {
  info: { glyph: InfoIcon, word: 'Information' },
  success: { glyph: CircleCheckIcon, word: 'Success' },
  warning: { glyph: TriangleAlertIcon, word: 'Warning' },
  error: { glyph: CircleAlertIcon, word: 'Error' },
}
