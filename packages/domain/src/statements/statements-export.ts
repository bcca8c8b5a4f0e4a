import { exportDay } from '../exports/export-moment.ts'
import type { ExportTable } from '../exports/export-table.ts'
import { exportTable } from '../exports/export-table.ts'
import type { ListColumn } from '../lists/columns.ts'
import { dateCell, moneyCell, numberCell, textCell } from '../lists/columns.ts'
import type { StatementFile, StatementYear } from './statements.ts'
import { statementDownloads, statementRows, statementTitles } from './statements.ts'

interface StatementLine extends StatementFile {
  readonly year: number
  readonly statement: string
}

const columns: readonly ListColumn<StatementLine>[] = [
  { id: 'year', header: 'Year', width: 80, ...numberCell<StatementLine>(({ year }) => year) },
  { id: 'statement', header: 'Statement', width: 140, ...textCell<StatementLine>(({ statement }) => statement) },
  { id: 'paid', header: 'Paid', width: 140, ...moneyCell<StatementLine>(({ paid }) => paid) },
  { id: 'credits', header: 'Credits', width: 110, ...numberCell<StatementLine>(({ credits }) => credits) },
  { id: 'issuedOn', header: 'Issued', width: 110, ...dateCell<StatementLine>(({ issuedOn }) => issuedOn) },
]

/**
 * The figures of every statement that is offered, newest year first, in a file named `statements_0311` on November 3. A statement
 * without figures has no row.
 */
export function statementsExport(years: readonly StatementYear[], now: Date): ExportTable {
  const rows = statementRows(years).flatMap((row) =>
    statementDownloads(row).flatMap(({ kind, file }) =>
      file ? [{ ...file, year: row.year, statement: statementTitles[kind] }] : [],
    ),
  )
  return exportTable({ fileName: `statements_${exportDay(now)}`, columns, rows, now })
}
