import { exportDay } from '../exports/export-moment.ts'
import type { ExportLanguage, ExportTable } from '../exports/export-table.ts'
import { exportTable } from '../exports/export-table.ts'
import type { ListColumn } from '../lists/columns.ts'
import { dateCell, moneyCell, numberCell, textCell } from '../lists/columns.ts'
import type { StatementFile, StatementYear } from './statements.ts'
import { statementDownloads, statementRows, statementTitles } from './statements.ts'

interface StatementLine extends StatementFile {
  readonly year: number
  readonly statement: string
}

type StatementColumnId = `statement-${'year' | 'kind' | 'paid' | 'credits' | 'issued'}`

/** The columns of the figures of statements. */
export const statementColumns: readonly ListColumn<StatementLine, StatementColumnId>[] = [
  { id: 'statement-year', header: 'Year', width: 80, ...numberCell<StatementLine>(({ year }) => year) },
  { id: 'statement-kind', header: 'Statement', width: 140, ...textCell<StatementLine>(({ statement }) => statement) },
  { id: 'statement-paid', header: 'Paid', width: 140, ...moneyCell<StatementLine>(({ paid }) => paid) },
  { id: 'statement-credits', header: 'Credits', width: 110, ...numberCell<StatementLine>(({ credits }) => credits) },
  { id: 'statement-issued', header: 'Issued', width: 110, ...dateCell<StatementLine>(({ issuedOn }) => issuedOn) },
]

/**
 * The figures of every statement that is offered, newest year first, in a file named `statements_0311` on November 3. A statement
 * without figures has no row.
 */
export function statementsExport(
  years: readonly StatementYear[],
  now: Date,
  { columns = statementColumns, locale }: ExportLanguage<StatementLine> = {},
): ExportTable {
  const rows = statementRows(years).flatMap((row) =>
    statementDownloads(row).flatMap(({ kind, file }) =>
      file ? [{ ...file, year: row.year, statement: statementTitles[kind] }] : [],
    ),
  )
  return exportTable({ fileName: `statements_${exportDay(now)}`, columns, rows, now, locale })
}
