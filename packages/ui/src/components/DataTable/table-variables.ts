import type { CSSProperties } from 'react'
import { usualTextSize, type TableViewport } from './useTableViewport.js'
import type { ColumnLayout, PlacedColumn } from './layout/layout-columns.js'

/** The widths of the columns and the size of the table, as CSS variables of the frame. */
export function tableVariables<Row>(layout: ColumnLayout<Row>, viewport: TableViewport): CSSProperties {
  if (viewport.isAssumed) return fluidVariables(layout)
  const { locked, main, lockedWidth, mainWidth, isLockKept } = layout
  const variables: Record<`--dt-${string}`, string> = {
    '--dt-width': px(lockedWidth + mainWidth),
    '--dt-locked-width': px(lockedWidth),
    '--dt-main-width': px(mainWidth),
    '--dt-locked-columns': tracks(locked),
    '--dt-main-columns': tracks(main),
    '--dt-covered': isLockKept ? px(lockedWidth) : '0px',
    '--dt-shadow': px(viewport.height),
  }
  return variables
}

/** The same for a width that only the browser knows: the style sheet fits the columns as `fitWidths` does. */
function fluidVariables<Row>({ locked, main, lockedWidth }: ColumnLayout<Row>): CSSProperties {
  const least = main.reduce((sum, column) => sum + leastWidth(column), lockedWidth)
  const variables: Record<`--dt-${string}`, string> = {
    '--dt-width': `max(100%, ${px(least)})`,
    '--dt-locked-width': px(lockedWidth),
    '--dt-main-width': `calc(100% - ${px(lockedWidth)})`,
    '--dt-locked-columns': tracks(locked),
    '--dt-main-columns': main.map(fluidTrack).join(' '),
    '--dt-covered': px(lockedWidth),
  }
  return variables
}

const leastWidth = <Row>({ column, width }: PlacedColumn<Row>) => column?.minWidth ?? width

function fluidTrack<Row>(placed: PlacedColumn<Row>): string {
  return placed.column ? `minmax(${px(leastWidth(placed))}, ${placed.width}fr)` : px(placed.width)
}

/**
 * The height of the rows, as a CSS variable on the frame: that of the density unless the caller gives one, which grows
 * with the text size of the browser.
 */
export function rowHeightVariable(rowHeight: number | undefined): CSSProperties {
  const variables: Record<`--dt-${string}`, string> =
    rowHeight === undefined ? {} : { '--dt-row': `${rowHeight / usualTextSize}rem` }
  return variables
}

function px(length: number): string {
  return `${length}px`
}

function tracks<Row>(columns: readonly PlacedColumn<Row>[]): string {
  return columns.map(({ width }) => px(width)).join(' ')
}
