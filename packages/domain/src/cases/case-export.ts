import { agentGroup } from '../contracts/agent-and-agency.ts'
import { exportDay } from '../exports/export-moment.ts'
import { exportTable } from '../exports/export-table.ts'
import type { ExportTable } from '../exports/export-table.ts'
import type { FormatLocale } from '../formatting/locale.ts'
import type { RegisteredColumn } from '../lists/column-registry.ts'
import type { Case } from './case.ts'
import type { ContractType } from './contract-types.ts'

export interface CaseExport<Row extends Case = Case> {
  readonly type: ContractType
  /** Every case that passes the filters, in the order of the list. */
  readonly cases: readonly Row[]
  /** The visible columns, in the user's order, see `shownColumns`. */
  readonly columns: readonly RegisteredColumn<Row>[]
  readonly now: Date
  /** Writes its dates and amounts. Default: that of `en-US`. */
  readonly locale?: FormatLocale
}

/** The export of a New Business list. The pending list is grouped by agency and agent where the file can show it. */
export function caseExport<Row extends Case>({ type, cases, columns, now, locale }: CaseExport<Row>): ExportTable {
  return exportTable({
    fileName: `newBusiness_${type}_${exportDay(now)}`,
    rows: cases,
    columns,
    getGroup: type === 'pending' ? agentGroup : undefined,
    now,
    locale,
  })
}
