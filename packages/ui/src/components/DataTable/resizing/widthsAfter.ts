import type { ColumnLayout, ColumnWidths } from '../layout/layoutColumns.js'

/** All columns as wide as they are shown, but for one that gets a new width. */
export function widthsAfter<Row>({ locked, main }: ColumnLayout<Row>, columnId: string, width: number): ColumnWidths {
  const shown = [...locked, ...main].flatMap(
    (placed) => (placed.column ? [[placed.column.id, placed.width]] : []) as [string, number][],
  )
  return new Map([...shown, [columnId, width]])
}
