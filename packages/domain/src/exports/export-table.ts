import type { ListColumn } from '../cases/list-column.ts'
import { exportMoment } from './export-moment.ts'

/** A column of an export. */
export interface ExportColumn {
  readonly heading: string
  readonly align: 'start' | 'end'
  /** Whether each line of its texts belongs beside the same line of other such columns. */
  readonly isInStep: boolean
}

/** A row of an export. */
export interface ExportRow {
  /** One text per column; several lines have line breaks between them, and an empty text is a missing value. */
  readonly texts: readonly string[]
  /** The groups it stands in, outermost first, such as an agency and an agent; none in a list that is not grouped. */
  readonly group: readonly string[]
}

/** All of an export except its rows, in plain data, so that it can be sent to another thread. */
export interface ExportHead {
  /** Without the ending: `newBusiness_pending_1603`. */
  readonly fileName: string
  /** When it was made, as every page shows it. */
  readonly moment: string
  readonly columns: readonly ExportColumn[]
}

/** What stands in an export, whatever kind of file it becomes. Rows are made when they are asked for, one by one. */
export interface ExportTable {
  readonly head: ExportHead
  readonly count: number
  /** The row at this place, counted from 0. */
  readonly row: (index: number) => ExportRow
}

/** The list behind an export. */
export interface ExportedList<Row> {
  readonly fileName: string
  /** The visible columns, in the reader's order. */
  readonly columns: readonly ListColumn<Row>[]
  /** Every row that passes the filters, in the order of the list; not just those of a page. */
  readonly rows: readonly Row[]
  /** The reader's date and time. */
  readonly now: Date
  /** The groups of a row, for a list that is grouped in its PDF. */
  readonly groupOf?: (row: Row) => readonly string[]
}

const noGroup: readonly string[] = []

/** Describes the export of any list. */
export function exportTable<Row>({ fileName, columns, rows, now, groupOf }: ExportedList<Row>): ExportTable {
  return {
    head: {
      fileName,
      moment: exportMoment(now),
      columns: columns.map(({ headerTitle, align, isInStep = false }) => ({ heading: headerTitle, align, isInStep })),
    },
    count: rows.length,
    row: (index) => {
      const row = rows[index]
      if (row === undefined) throw new RangeError(`There is no row ${index} in this export`)
      return { texts: columns.map(({ lines }) => lines(row).join('\n')), group: groupOf?.(row) ?? noGroup }
    },
  }
}
