import { type ColumnSetting, type ColumnSettings, moveColumn } from '@producer-portal/domain/column-settings'

/** The columns of the screen in their two blocks. */
export interface ColumnRows {
  readonly locked: readonly ColumnSetting[]
  readonly other: readonly ColumnSetting[]
}

/** The columns that have a row: all of them, or those that are visible. */
export function toColumnRows(settings: ColumnSettings, isHiddenShown: boolean): ColumnRows {
  const shown = settings.filter(({ visible }) => visible || isHiddenShown)
  return { locked: shown.filter(({ locked }) => locked), other: shown.filter(({ locked }) => !locked) }
}

/** The number of columns the table leaves out. */
export function countHiddenColumns(settings: ColumnSettings): number {
  return settings.filter(({ visible }) => !visible).length
}

/** Moves a column to a place among the rows of its own block, from 0; hidden ones in between stay in between. */
export function moveToRow(
  settings: ColumnSettings,
  rows: readonly ColumnSetting[],
  id: string,
  place: number,
): ColumnSettings {
  const target = rows[place]
  return target ? moveColumn(settings, id, target.id) : settings
}

/** The row that gets the focus after a row is removed: the next one, at the end the previous one, or none. */
export function findNextRow(rows: readonly ColumnSetting[], id: string): string | null {
  const place = rows.findIndex((row) => row.id === id)
  return (rows[place + 1] ?? rows[place - 1])?.id ?? null
}
