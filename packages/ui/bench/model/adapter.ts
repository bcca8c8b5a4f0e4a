import type { CaseRow, ColumnId, SortDir } from './data'

/**
 * The exports of an adapter file (by name, no default export).
 *
 * Every adapter is laid out the same way, so the harness can find any cell by
 * coordinates: no border or padding outside the table, header HEADER_HEIGHT px,
 * rows ROW_HEIGHT px, a ROW_NUMBER_WIDTH px row-number column, then COLUMNS in
 * order with their widths, row number and the `pinned` columns stuck left.
 */
export interface Adapter {
  meta: AdapterMeta
  /** Mount into `el` (1280x800). May return before anything is painted. */
  mount(el: HTMLElement, rows: CaseRow[]): void
  /** Sort through the table's own API; null clears. Only a fallback for clicks. */
  sort(columnId: ColumnId, dir: SortDir | null): void
  /** Filter all columns' display text; '' clears. */
  filter(text: string): void
  /** The element whose scrollTop moves. */
  scroller(): HTMLElement
  /** The element whose scrollLeft moves, where it is another one. */
  hscroller?(): HTMLElement
  /** Canvas only: text last drawn for a visible row (0 = first) since `drawn.clear()`. */
  drawn?: { clear(): void; text(columnId: ColumnId, row: number): string | undefined }
}

export interface AdapterMeta {
  label: string
  kind: 'dom' | 'canvas'
  /** Matches a body cell, or any element inside it; hit elements are mapped with closest(). */
  cell: string
  /** Matches the element that stands for a whole body row. */
  row: string
}
