import type { ColumnLayout, PlacedColumn } from '../layout/layoutColumns.js'
import { changeVariable, previewVariables } from './previewVariables.js'

/** A width that is tried out: shown in the page, unknown to React. */
export interface WidthPreview {
  /** Shows the column so wide, in px. */
  readonly show: (width: number) => void
  /** Gives every size back to React. */
  readonly end: () => void
}

/** Starts to try out widths for a column of the table that scrolls in `scroller`. */
export function startPreview<Row>(
  { style }: HTMLElement,
  layout: ColumnLayout<Row>,
  resized: PlacedColumn<Row>,
): WidthPreview {
  const variables = previewVariables(layout, resized)
  const before = [...variables.keys()].map((name) => [name, style.getPropertyValue(name)] as const)
  style.setProperty(changeVariable, '0px')
  for (const [name, value] of variables) style.setProperty(name, value)
  return {
    show: (width) => style.setProperty(changeVariable, `${width - resized.width}px`),
    end: () => {
      for (const [name, value] of before) style.setProperty(name, value)
      style.removeProperty(changeVariable)
    },
  }
}
