import { agentGroup } from '../contracts/agent-and-agency.ts'
import { exportDay } from '../exports/export-moment.ts'
import { exportTable } from '../exports/export-table.ts'
import type { ExportTable } from '../exports/export-table.ts'
import type { FormatLocale } from '../formatting/locale.ts'
import type { InforceAlert } from './alert.ts'
import { inforceColumns } from './inforce-columns.ts'
import type { RegisteredColumn } from '../lists/column-registry.ts'
import type { InforceType } from './inforce-types.ts'

export interface InforceExport<Row extends InforceAlert = InforceAlert> {
  readonly type: InforceType
  /** Every alert that passes the filters, in the order of the list. */
  readonly alerts: readonly Row[]
  /** The columns of the list. Default: those of the portal. */
  readonly columns?: readonly RegisteredColumn<Row>[]
  readonly now: Date
  /** Writes its dates and amounts. Default: that of `en-US`. */
  readonly locale?: FormatLocale
}

/** The export of an in-force list. Missed payments are grouped by agency and agent where the file can show it. */
export function inforceExport<Row extends InforceAlert>({
  type,
  alerts,
  columns = inforceColumns.byList[type],
  now,
  locale,
}: InforceExport<Row>): ExportTable {
  return exportTable({
    fileName: `inforce_${type}_${exportDay(now)}`,
    rows: alerts,
    columns,
    getGroup: type === 'missed' ? agentGroup : undefined,
    now,
    locale,
  })
}
