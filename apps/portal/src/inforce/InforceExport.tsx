import { inforceExport } from '@producer-portal/domain/inforce'
import type { InforceAlert, InforceType } from '@producer-portal/domain/inforce'
import { ExportMenu } from '@producer-portal/features/exports'

export interface InforceExportProps {
  type: InforceType
  /** How many alerts are shown on all pages. */
  count: number
  /** The shown alerts, filtered and sorted. */
  rows: () => readonly InforceAlert[]
}

/** Exports what an in-force list shows: all of its pages. */
export function InforceExport({ type, count, rows }: InforceExportProps) {
  const describe = () => inforceExport({ type, alerts: rows(), now: new Date() })
  return <ExportMenu list="inforce" count={count} getTable={describe} />
}
