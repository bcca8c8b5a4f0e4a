'use client'
import { ChevronDownIcon, ChevronRightIcon } from '../../../icons/icons.js'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { Badge } from '../../Badge/Badge.js'
import { oneLine } from '../../TruncatedText/text-lines.js'
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.js'
import type { ColumnLayout, PlacedColumn } from '../layout/layout-columns.js'
import type { RowLine, ShownRows } from '../shown-rows.js'
import type { PreparedCell } from '../data-table-column.js'
import { CustomCell } from './CustomCell.js'
import * as S from './useRowExpansion.styles.js'

type CellContent<Row> = PreparedCell<Row>['content']

/** The props for expanding rows, made by `useRowExpansion`. */
export interface RowExpansion<Row> {
  /** Puts the lines of the expanded rows below them. */
  readonly placeLines: (shown: ShownRows<Row>) => ShownRows<Row>
  /** Draws the actions of a row in the table, with the button that expands it. */
  readonly renderRowActions: (row: Row) => ReactNode
  /** The one cell of a line besides the locked ones; undefined for lines with the columns of their row. */
  readonly toLineCells: (layout: ColumnLayout<Row>) => readonly PreparedCell<Row>[] | undefined
  /** The content of a column's cells in rows and in lines; `isName` if they name the row. */
  readonly withLines: (content: CellContent<Row>, placed: PlacedColumn<Row>, isName: boolean) => CellContent<Row>
}

export interface RowExpansionOptions<Row> {
  /** Returns a stable key of the row. Keep the functions between renders. */
  getRowId: (row: Row) => string
  /** The number of items the row has; with two or more it can be expanded. */
  getItemCount: (row: Row) => number
  /** Names an item: shown in its line under the name of the row, in view however far the table is scrolled. */
  getItemName: (row: Row, item: number) => string
  /** Name of the button that expands or collapses the row. */
  getLabel: (row: Row, isExpanded: boolean) => string
  /**
   * Draws the facts of an item after its name, in view however far the table is scrolled. Default: its line has the columns of
   * the row.
   */
  renderItem?: (row: Row, item: number) => ReactNode
  /** Draws the other actions of a row. Default: there are none. */
  renderRowActions?: (row: Row) => ReactNode
}

/** The result of `useRowExpansion`. */
export interface RowExpansionState<Row> {
  /** For the `expansion` of a table. */
  readonly expansion: RowExpansion<Row>
  /** True if a row is expanded. */
  readonly hasExpanded: boolean
  /** Expands these rows, and no others: none to collapse all. */
  readonly expandOnly: (rows: readonly Row[]) => void
}

/** Use it for a table whose rows each have several items, such as an order and its parts: a row shows one, and all on request. */
export function useRowExpansion<Row>(options: RowExpansionOptions<Row>): RowExpansionState<Row> {
  const { getRowId, getItemCount, getItemName, getLabel, renderItem, renderRowActions } = options
  const [expandedIds, setExpandedIds] = useState<ReadonlySet<string>>(none)

  const expansion = useMemo((): RowExpansion<Row> => {
    const canExpand = (row: Row) => getItemCount(row) > 1
    const isExpanded = (row: Row) => expandedIds.has(getRowId(row)) && canExpand(row)
    const toggle = (row: Row) =>
      setExpandedIds((last) => {
        const next = new Set(last)
        if (!next.delete(getRowId(row))) next.add(getRowId(row))
        return next
      })
    return {
      placeLines: (shown) =>
        expandedIds.size === 0 ? shown : placeLines(shown, (row) => (isExpanded(row) ? getItemCount(row) : 0)),
      renderRowActions: (row) => (
        <>
          {renderRowActions?.(row)}
          {canExpand(row) && (
            <S.Toggle
              label={getLabel(row, isExpanded(row))}
              icon={isExpanded(row) ? ChevronDownIcon : ChevronRightIcon}
              size="small"
              iconSize={16}
              aria-expanded={isExpanded(row)}
              onClick={() => toggle(row)}
            />
          )}
        </>
      ),
      toLineCells: (layout) => (renderItem ? getLineCells(layout, renderItem) : undefined),
      withLines: (content, { column }, isName) => {
        if (!column?.items) {
          return (row, index, line) => {
            if (line === 0) return content(row, index, line)
            return isName && column && <ItemName row={oneLine(column.text(row))} name={getItemName(row, line - 1)} />
          }
        }
        return (row, index, line) => {
          // The lines below say it
          if (line === 0 && isExpanded(row)) return ''
          const shown = content(row, index, line)
          const further = line === 0 && column.hasItemCount ? getItemCount(row) - 1 : 0
          return further > 0 ? <WithCount further={further}>{shown}</WithCount> : shown
        }
      },
    }
  }, [expandedIds, getRowId, getItemCount, getItemName, getLabel, renderItem, renderRowActions])

  const expandOnly = useCallback((rows: readonly Row[]) => setExpandedIds(new Set(rows.map(getRowId))), [getRowId])
  return { expansion, hasExpanded: expandedIds.size > 0, expandOnly }
}

const none: ReadonlySet<string> = new Set()

function getLineCells<Row>(
  layout: ColumnLayout<Row>,
  renderItem: (row: Row, item: number) => ReactNode,
): readonly PreparedCell<Row>[] {
  const { locked, main, viewWidth } = layout
  const covered = layout.isLockKept ? layout.lockedWidth : 0
  // As wide as what is in view beside the locked columns
  const style = viewWidth === 0 ? undefined : { insetInlineStart: covered, inlineSize: viewWidth - covered }
  return [
    {
      key: 'line',
      className: 'dt-line',
      role: 'gridcell',
      colIndex: locked.length + 1,
      colSpan: main.length,
      content: (row, index, line) => (
        <S.Item key={`${index} ${line}`} style={style}>
          <CustomCell>{renderItem(row, line - 1)}</CustomCell>
        </S.Item>
      ),
    },
  ]
}

function placeLines<Row>(shown: ShownRows<Row>, countLines: (row: Row) => number): ShownRows<Row> {
  const places: RowLine[] = []
  for (let index = 0; index < shown.count; index += 1) {
    const row = shown.rowAt(index)
    const lines = row === undefined ? 0 : countLines(row)
    for (let line = 0; line <= lines; line += 1) places.push({ index, line })
  }
  const lineAt = (place: number) => places[place] ?? { index: place, line: 0 }
  return {
    ...shown,
    count: places.length,
    rowAt: (place) => (place < places.length ? shown.rowAt(lineAt(place).index) : undefined),
    lineCount: places.length - shown.count,
    lineAt,
  }
}

/** The name of an item in place of that of its row, which a screen reader still says. */
function ItemName({ row, name }: { row: string; name: string }) {
  return (
    <S.ItemName>
      {name}
      <VisuallyHidden>{`, ${row}`}</VisuallyHidden>
    </S.ItemName>
  )
}

function WithCount({ further, children }: { further: number; children: ReactNode }) {
  return (
    <S.Counted>
      <span>{children}</span>
      <Badge>{`+${further}`}</Badge>
    </S.Counted>
  )
}
