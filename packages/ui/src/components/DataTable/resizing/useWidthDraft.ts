'use client'
import { useRef, useState, type RefObject } from 'react'
import { useAnnounce } from '../../../hooks/useAnnounce.js'
import type { DataTableColumn } from '../data-table-column.js'
import type { ColumnLayout, ColumnWidths, PlacedColumn } from '../layout/layout-columns.js'
import { allowedWidth, columnLimits } from './column-limits.js'
import type { ResizingLabels } from './resizing-labels.js'

export interface WidthDraftOptions<Row> {
  readonly handle: RefObject<HTMLElement | null>
  readonly placed: PlacedColumn<Row>
  readonly column: DataTableColumn<Row>
  readonly layout: ColumnLayout<Row>
  readonly labels: ResizingLabels
  readonly onResize: (columnId: string, widths: ColumnWidths) => void
}

/** The width of a column while it is being chosen: previewed in the page, then applied and announced once, or discarded. */
export function useWidthDraft<Row>({ handle, placed, column, layout, labels, onResize }: WidthDraftOptions<Row>) {
  const [draft, setDraft] = useState<number | null>(null)
  // A ref beside the state: a draft may end before React has rendered it.
  const preview = useRef<(WidthPreview & { width: number }) | null>(null)
  const announce = useAnnounce()
  const width = draft ?? placed.width
  const scroller = () => handle.current?.closest<HTMLElement>('.dt-scroller') ?? null

  const tryOut = (wanted: number) => {
    const part = scroller()
    if (!part) return
    const next = allowedWidth(column, wanted)
    preview.current ??= { ...startPreview(part, layout, placed), width: next }
    preview.current.width = next
    preview.current.show(next)
    setDraft(next)
  }
  const giveUp = () => {
    preview.current?.end()
    preview.current = null
    setDraft(null)
  }
  const keep = (chosen = preview.current?.width) => {
    giveUp()
    const next = allowedWidth(column, chosen ?? placed.width)
    if (next === Math.round(placed.width)) return
    onResize(column.id, widthsAfter(layout, column.id, next))
    announce(labels.resized(column.header, next))
  }
  const fit = () => {
    const { min } = columnLimits(column)
    tryOut(min)
    const cells = scroller()?.querySelectorAll<HTMLElement>(`[aria-colindex='${placed.position + 1}']`) ?? []
    keep(contentWidth(cells, min))
  }
  return { width, isDraft: draft !== null, tryOut, giveUp, keep, fit }
}

export type WidthDraft = ReturnType<typeof useWidthDraft>

/** A previewed width: shown in the page without React. */
interface WidthPreview {
  /** Shows the column this wide, in px. */
  readonly show: (width: number) => void
  /** Restores the sizes that React has set. */
  readonly end: () => void
}

/** Starts to preview widths of a column; `style` is that of the scroller. */
function startPreview<Row>(
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

/** CSS variable: how much wider the column is during the preview. */
const changeVariable = '--dt-change'
const change = ` + var(${changeVariable})`

/**
 * The sizes of the table as expressions of `--dt-change` while one column is being resized: every movement then sets one
 * variable, and the browser does the rest.
 */
export function previewVariables<Row>(
  { locked, main, lockedWidth, viewWidth, isLockKept }: ColumnLayout<Row>,
  resized: PlacedColumn<Row>,
): ReadonlyMap<string, string> {
  const isLocked = locked.includes(resized)
  const columns = (isLocked ? locked : main).map((placed) =>
    placed === resized ? `calc(${placed.width}px + var(${changeVariable}))` : `${placed.width}px`,
  )
  const ownMain = main.reduce((sum, { width }) => sum + width, 0)
  const lockedSize = `(${lockedWidth}px${isLocked ? change : ''})`
  const mainSize = `max(${ownMain}px${isLocked ? '' : change}, ${viewWidth}px - ${lockedSize})`
  return new Map([
    [isLocked ? '--dt-locked-columns' : '--dt-main-columns', columns.join(' ')],
    ['--dt-locked-width', `calc${lockedSize}`],
    ['--dt-main-width', mainSize],
    ['--dt-width', `calc(${lockedSize} + ${mainSize})`],
    ['--dt-covered', isLockKept ? `calc${lockedSize}` : '0px'],
  ])
}

/** Elements that clip the text of a cell instead of the cell itself. */
const CLIPPING = '.dt-cut, .dt-sort, .dt-name'

/** The width in px at which none of these cells, all `width` px wide now, clips its content. */
function contentWidth(cells: Iterable<HTMLElement>, width: number): number {
  let lacking = 0
  for (const cell of cells) {
    const clipping = cell.querySelector<HTMLElement>(CLIPPING) ?? cell
    lacking = Math.max(lacking, clipping.scrollWidth - clipping.clientWidth)
  }
  // A pixel more: text sizes are rounded to whole pixels.
  return lacking === 0 ? width : width + lacking + 1
}

/** The current widths of all columns, with a new width for one of them. */
export function widthsAfter<Row>({ locked, main }: ColumnLayout<Row>, columnId: string, width: number): ColumnWidths {
  const shown = [...locked, ...main].flatMap(
    (placed) => (placed.column ? [[placed.column.id, placed.width]] : []) as [string, number][],
  )
  return new Map([...shown, [columnId, width]])
}
