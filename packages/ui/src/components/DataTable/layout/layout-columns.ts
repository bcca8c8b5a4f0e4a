import type { DataTableColumn } from '../data-table-column.js'
import { fitWidths } from './fit-widths.js'

/** A column in its place. */
export interface PlacedColumn<Row> {
  /** `null` for the two columns that the table adds: row numbers and actions. */
  readonly column: DataTableColumn<Row> | null
  readonly kind: 'number' | 'data' | 'actions'
  /** React key; unique in the table. */
  readonly key: string
  /** Position among all columns, from 0. */
  readonly position: number
  /** Distance in px from the start of its block. */
  readonly offset: number
  readonly width: number
}

/** The columns of a table in their two blocks; widths are in px. */
export interface ColumnLayout<Row> {
  readonly locked: readonly PlacedColumn<Row>[]
  readonly main: readonly PlacedColumn<Row>[]
  readonly lockedWidth: number
  readonly mainWidth: number
  /** Width of the view; 0 while it is not known. */
  readonly viewWidth: number
  /** True if the locked block stays in view; it scrolls away where it would take more than 60 % of the width. */
  readonly isLockKept: boolean
}

export interface ColumnLayoutOptions {
  /** Width of the view; 0 while it is not known. */
  readonly viewWidth: number
  /** Widths that the user chose, by column id: then every column keeps its width in any view. */
  readonly ownWidths?: ColumnWidths | null
  /** Widths from before, by column id: these columns neither grow nor shrink. */
  readonly keptWidths?: Readonly<Record<string, number>>
  /** Width of the row-number column; 0 leaves it out. */
  readonly numberWidth: number
  /** Width of the actions column; 0 leaves it out. */
  readonly actionsWidth: number
  /** Puts the actions beside the row numbers, where they stay in view. */
  readonly hasActionsFirst?: boolean
}

/** Widths in px by column id. */
export type ColumnWidths = ReadonlyMap<string, number>

const LARGEST_LOCKED_SHARE = 0.6

/** Row numbers first, then the locked columns, then the rest, the actions last or second; widths fitted to the view. */
export function layoutColumns<Row>(
  columns: readonly DataTableColumn<Row>[],
  { viewWidth, ownWidths, keptWidths, numberWidth, actionsWidth, hasActionsFirst }: ColumnLayoutOptions,
): ColumnLayout<Row> {
  const isLocked = (column: DataTableColumn<Row>) => column.isLocked === true
  const inOrder = [...columns.filter(isLocked), ...columns.filter((column) => !isLocked(column))]
  const fitted = inOrder.map((column) => {
    const width = keptWidths?.[column.id]
    return width === undefined ? column : { ...column, width, minWidth: width, isKept: true }
  })
  const widths = ownWidths ?? fitWidths(fitted, viewWidth - numberWidth - actionsWidth)
  const place = (column: DataTableColumn<Row>): Unplaced<Row> => ({
    column,
    kind: 'data',
    key: `c:${column.id}`,
    width: widths.get(column.id) ?? column.width,
  })
  const locked = inOrder.filter(isLocked).map(place)
  const main = inOrder.slice(locked.length).map(place)
  const actions: Unplaced<Row> = { column: null, kind: 'actions', key: 'actions', width: actionsWidth }
  if (actionsWidth > 0 && hasActionsFirst) locked.unshift(actions)
  if (actionsWidth > 0 && !hasActionsFirst) main.push(actions)
  if (numberWidth > 0) locked.unshift({ column: null, kind: 'number', key: 'number', width: numberWidth })
  const lockedWidth = getTotalWidth(locked)
  // Room that nothing else could use doesn't count against the locked block
  const taken = fitted
    .filter((column) => !ownWidths && isLocked(column))
    .reduce((sum, { id, width }) => sum + Math.max(0, (widths.get(id) ?? width) - width), 0)
  return {
    locked: inPlace(locked, 0),
    main: inPlace(main, locked.length),
    lockedWidth,
    // When the columns are narrow, the row lines still extend to the end.
    mainWidth: Math.max(getTotalWidth(main), viewWidth - lockedWidth),
    viewWidth,
    isLockKept: viewWidth === 0 || lockedWidth - taken <= viewWidth * LARGEST_LOCKED_SHARE,
  }
}

type Unplaced<Row> = Omit<PlacedColumn<Row>, 'position' | 'offset'>

function inPlace<Row>(columns: readonly Unplaced<Row>[], firstPosition: number): readonly PlacedColumn<Row>[] {
  let offset = 0
  return columns.map((column, index) => {
    const placed = { ...column, position: firstPosition + index, offset }
    offset += column.width
    return placed
  })
}

function getTotalWidth(columns: readonly { readonly width: number }[]): number {
  return columns.reduce((sum, { width }) => sum + width, 0)
}
