'use client'

import { useRef, useState, type KeyboardEvent } from 'react'
import { lazyComponent } from '../../../hooks/lazy-component.js'
import type { DataTableColumn } from '../data-table-column.js'
import type { GridLabels } from '../labels.js'
import type { ColumnLayout, ColumnWidths, PlacedColumn } from '../layout/layout-columns.js'
import { columnLimits } from './column-limits.js'
import * as S from './ResizeHandle.styles.js'
import { toResizingLabels } from './resizing-labels.js'
import { useHandleDrag } from './useHandleDrag.js'
import { useWidthDraft, type WidthDraft } from './useWidthDraft.js'
import type { ColumnWidth } from '../layout/fit-widths.js'
import { tablePartTexts } from '../../../i18n/table-part-texts.js'
import { useTexts } from '../../../i18n/useTexts.js'

const WidthPanel = lazyComponent(() => import('./WidthPanel.js').then((module) => module.WidthPanel), {
  fallback: null,
  preload: false,
})

export interface ResizeHandleProps<Row> {
  /** The column in its place. */
  placed: PlacedColumn<Row>
  /** The column itself. */
  column: DataTableColumn<Row>
  /** The columns in their places. */
  layout: ColumnLayout<Row>
  /** Texts of the table. */
  labels: GridLabels
  /** Called with the column and the new widths. */
  onResize: (columnId: string, widths: ColumnWidths) => void
}

/**
 * The edge of a header that makes its column wider or narrower, following the window splitter pattern. For users who
 * can't drag, a press without movement opens a panel with buttons.
 */
export function ResizeHandle<Row>({ placed, column, layout, labels: allLabels, onResize }: ResizeHandleProps<Row>) {
  const t = useTexts(tablePartTexts)
  const labels = { ...toResizingLabels(t), ...allLabels.resizing }
  const handle = useRef<HTMLSpanElement>(null)
  const [isPanelOpen, setPanelOpen] = useState(false)
  // Only while it has the focus: a separator that can't be focused has no value.
  const [isInUse, setInUse] = useState(false)
  const draft = useWidthDraft({ handle, placed, column, layout, labels, onResize })
  const drag = useHandleDrag(draft, () => setPanelOpen(true))
  const onKeyDown = handleKeys(column, draft, drag.stop)
  const { min, max } = columnLimits(column)
  const name = labels.columnWidth(column.header)
  const width = Math.round(draft.width)
  return (
    <>
      <S.Handle
        ref={handle}
        role="separator"
        tabIndex={isInUse ? 0 : undefined}
        aria-orientation="vertical"
        aria-label={name}
        aria-valuenow={isInUse ? width : undefined}
        aria-valuemin={isInUse ? min : undefined}
        aria-valuemax={isInUse ? max : undefined}
        aria-valuetext={isInUse ? labels.pixels(width) : undefined}
        data-active={draft.isDraft || isPanelOpen || undefined}
        {...drag.handlers}
        onFocus={() => setInUse(true)}
        onKeyDown={onKeyDown}
        onBlur={({ currentTarget }) => {
          delete currentTarget.dataset['pressed']
          draft.keep()
          // The panel gives the focus back to it.
          if (!isPanelOpen) setInUse(false)
        }}
      />
      {isPanelOpen && (
        <WidthPanel
          handle={handle.current}
          name={name}
          width={labels.pixels(width)}
          labels={labels}
          onClose={() => setPanelOpen(false)}
          onNarrower={() => draft.keep(draft.width - STEP)}
          onWider={() => draft.keep(draft.width + STEP)}
          onFit={draft.fit}
          onReset={() => draft.keep(column.width)}
        />
      )}
    </>
  )
}

/** Step of an arrow key in px, without and with Shift. */
const STEP = 16
const LARGE_STEP = 64

/**
 * The keys of a handle: they preview a width, which is applied on blur. Escape discards it; the grid then moves the focus
 * back to the header, as it does after Enter and F2.
 */
function handleKeys(column: ColumnWidth, draft: WidthDraft, stopDrag: () => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    delete event.currentTarget.dataset['pressed']
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Escape') stopDrag()
    const forwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const step = forwards * (event.shiftKey ? LARGE_STEP : STEP)
    const actions: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => draft.tryOut(draft.width - step),
      ArrowRight: () => draft.tryOut(draft.width + step),
      Home: () => draft.tryOut(columnLimits(column).min),
      End: draft.fit,
    }
    const action = actions[event.key]
    if (!action) return
    event.preventDefault()
    // Otherwise the grid would use the arrow keys to move between controls.
    event.stopPropagation()
    action()
  }
}
