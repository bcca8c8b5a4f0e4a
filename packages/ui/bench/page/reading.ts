/** The table as it is shown, found by place on the screen rather than by how the table is made. */
import * as adapterModule from '@adapter'
import type { Adapter } from '../model/adapter'
import { COLUMN_BY_ID, HEADER_HEIGHT, ROW_HEIGHT, columnLeft } from '../model/data?harness'
import type { CaseRow, ColumnId } from '../model/data'

export const adapter = adapterModule as unknown as Adapter
export const { meta } = adapter
export const root = document.getElementById('root')!

export function cellTextAt(x: number, y: number): string | null {
  for (let nudge = 0; nudge <= 4; nudge += 4) {
    const cell = document.elementFromPoint(x + nudge, y + nudge)?.closest(meta.cell)
    if (cell && root.contains(cell)) return (cell.textContent ?? '').trim()
  }
  // A tooltip over the cell is no missing cell.
  for (const el of document.elementsFromPoint(x, y)) {
    const cell = el.closest(meta.cell)
    if (cell && root.contains(cell)) return (cell.textContent ?? '').trim()
  }
  return null
}

export function rowY(i: number): number {
  return HEADER_HEIGHT + i * ROW_HEIGHT + ROW_HEIGHT / 2
}

/** Text of a column in the i-th row on screen, with the table at its scroll origin. */
export function textOf(columnId: ColumnId, i: number): string | null {
  if (meta.kind === 'canvas') return adapter.drawn!.text(columnId, i) ?? null
  // Left third of the column: clear of sort icons and right edges.
  return cellTextAt(columnLeft(columnId) + COLUMN_BY_ID[columnId].width / 3, rowY(i))
}

export const WATCH: ColumnId[] = ['insuredName', 'contractNumber', 'faceAmount']
export function snapshot() {
  return [0, 1, 14].map((i) => WATCH.map((c) => textOf(c, i)))
}

/** True when the first `n` visible rows show these rows' text in `columnIds`. */
export function shows(expected: readonly CaseRow[], n: number, columnIds: ColumnId[]): boolean {
  const count = Math.min(n, expected.length)
  for (let i = 0; i < count; i++) {
    for (const id of columnIds) {
      if (textOf(id, i) !== COLUMN_BY_ID[id].text(expected[i])) return false
    }
  }
  return true
}
