'use client'
import type { MouseEvent } from 'react'
import type { DataTableProps } from '../DataTableProps.js'
import { cellOf, positionOf } from '../focus/gridCells.js'
import type { ShownRows } from '../useShownRows.js'
import { isPressOnControl } from './isPressOnControl.js'

export interface RowOpeningOptions<Row> extends Pick<DataTableProps<Row>, 'onRowAction'> {
  readonly tableId: string
  readonly shown: ShownRows<Row>
}

/** Opens the row of a cell. Each function tells whether it did. */
export function useRowOpening<Row>({ tableId, shown, onRowAction }: RowOpeningOptions<Row>) {
  const openRowOf = (cell: HTMLElement): boolean => {
    const place = positionOf(cell, tableId, shown.before)?.row ?? 0
    const row = place > 0 ? shown.rowAt(place - 1) : undefined
    if (!onRowAction || row === undefined) return false
    onRowAction(row)
    return true
  }
  const openPressed = (event: MouseEvent): boolean => {
    const cell = event.target instanceof Element ? cellOf(event.target) : null
    return cell !== null && !isPressOnControl(event) && openRowOf(cell)
  }
  return { openRowOf, openPressed }
}
