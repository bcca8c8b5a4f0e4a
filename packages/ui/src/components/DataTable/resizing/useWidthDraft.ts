'use client'
import { useRef, useState, type RefObject } from 'react'
import { useAnnounce } from '../../../hooks/useAnnounce.js'
import type { DataTableColumn } from '../DataTableColumn.js'
import type { ColumnLayout, ColumnWidths, PlacedColumn } from '../layout/layoutColumns.js'
import { allowedWidth, columnLimits } from './columnLimits.js'
import { contentWidth } from './contentWidth.js'
import type { ResizingLabels } from './resizingLabels.js'
import { widthsAfter } from './widthsAfter.js'
import { startPreview, type WidthPreview } from './WidthPreview.js'

export interface WidthDraftOptions<Row> {
  readonly handle: RefObject<HTMLElement | null>
  readonly placed: PlacedColumn<Row>
  readonly column: DataTableColumn<Row>
  readonly layout: ColumnLayout<Row>
  readonly labels: ResizingLabels
  readonly onResize: (columnId: string, widths: ColumnWidths) => void
}

/** The width of a column while it is being chosen: tried out in the page, then kept and told once, or given up. */
export function useWidthDraft<Row>({ handle, placed, column, layout, labels, onResize }: WidthDraftOptions<Row>) {
  const [draft, setDraft] = useState<number | null>(null)
  // Beside the state: what ends a draft may come before React has drawn it.
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
