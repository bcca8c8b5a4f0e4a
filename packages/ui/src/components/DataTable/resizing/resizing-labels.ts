import type { tablePartTexts } from '../../../i18n/table-part-texts.js'
import type { Translate } from '../../../i18n/useTexts.js'

/** Every text of the handles that resize columns. */
export interface ResizingLabels {
  /** Name of a handle, and of the panel that a press on it opens. */
  columnWidth(header: string): string
  /** A width as shown and read out. */
  pixels(width: number): string
  /** Announced once after a column has been resized. */
  resized(header: string, width: number): string
  /** Button that makes the column narrower by a step. */
  readonly narrower: string
  /** Button that makes the column wider by a step. */
  readonly wider: string
  /** Button that fits the column to its content. */
  readonly fit: string
  /** Button that restores the original width. */
  readonly reset: string
}

/** The texts of the handles in the language of the page. */
export function toResizingLabels(t: Translate<typeof tablePartTexts.entries>): ResizingLabels {
  return {
    columnWidth: (column) => t('columnWidth', { column }),
    pixels: (width) => t('pixels', { width: String(width) }),
    resized: (column, width) => t('resized', { column, width: String(width) }),
    narrower: t('narrower'),
    wider: t('wider'),
    fit: t('fit'),
    reset: t('reset'),
  }
}
