import type { CSSProperties } from 'react'
import { usualTextSize, type TableViewport } from './useTableViewport.js'
import type { ColumnLayout, PlacedColumn } from './layout/layout-columns.js'

/** The widths of the columns and the size of the table, as CSS variables of the frame. */
export function tableVariables<Row>(layout: ColumnLayout<Row>, viewport: TableViewport): CSSProperties {
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
