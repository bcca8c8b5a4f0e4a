import type { ExportRow } from './export-table.ts'

/** The rows that stand in the same groups; `path` names the groups, outermost first. */
export interface ExportGroup {
  readonly path: readonly string[]
  readonly rows: readonly ExportRow[]
}

const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/**
 * Puts rows into their groups. Groups stand in the order of their names, those without a name last; the rows of a
 * group keep the order that they had.
 */
export function groupRows(rows: readonly ExportRow[]): ExportGroup[] {
  const groups = new Map<string, { path: readonly string[]; rows: ExportRow[] }>()
  for (const row of rows) {
    const key = JSON.stringify(row.group)
    const group = groups.get(key)
    if (group) group.rows.push(row)
    else groups.set(key, { path: row.group, rows: [row] })
  }
  return [...groups.values()].toSorted((a, b) => comparePaths(a.path, b.path))
}

function comparePaths(a: readonly string[], b: readonly string[]): number {
  for (const [level, name] of a.entries()) {
    const other = b[level] ?? ''
    const order = Number(name === '') - Number(other === '') || names.compare(name, other)
    if (order !== 0) return order
  }
  return 0
}
