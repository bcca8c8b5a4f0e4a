import { sql } from 'kysely'
import type { Database } from '../store/database/database.ts'

/** The parts of the database that a version of the service relies on. */
export interface Schema {
  readonly columns: ReadonlyMap<string, Column>
  readonly functions: ReadonlySet<string>
  /** Rules for rows: the tables and columns that they are about, by their definition. */
  readonly rules: ReadonlyMap<string, readonly string[]>
}

interface Column {
  readonly table: string
  readonly type: string
  readonly isNullable: boolean
  /** True if a row can be written without it. */
  readonly isOptional: boolean
}

interface ColumnRow {
  readonly table_name: string
  readonly column_name: string
  readonly type: string
  readonly nullable: boolean
  readonly filled: boolean
}

/** Reads the schema of the service as it is. */
export async function readSchema(db: Database): Promise<Schema> {
  const { rows: columns } = await sql<ColumnRow>`
    select table_name, column_name, udt_name as type, is_nullable = 'YES' as nullable,
      column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as filled
    from information_schema.columns where table_schema = 'public'`.execute(db)
  const { rows: functions } = await sql<{ name: string }>`
    select oid::regprocedure::text as name from pg_proc
    where pronamespace = 'public'::regnamespace and not exists (
      select from pg_depend where objid = pg_proc.oid and deptype = 'e')`.execute(db)
  const { rows: rules } = await sql<{ rule: string; columns: readonly string[] }>`
    select conrelid::regclass::text || ' ' || pg_get_constraintdef(oid) as rule, array(
      select conrelid::regclass::text || '.' || attname from pg_attribute
      where attrelid = conrelid and attnum = any(conkey)) as columns
    from pg_constraint where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'u', 'p', 'x')
    union all
    select pg_get_indexdef(indexrelid), array(
      select indrelid::regclass::text || '.' || attname from pg_attribute
      where attrelid = indrelid and attnum = any(indkey))
    from pg_index where indisunique and indrelid::regclass::text not like 'pg\\_%'`.execute(db)
  return {
    columns: new Map(
      columns.map(({ table_name: table, column_name: name, type, nullable, filled }) => [
        `${table}.${name}`,
        { table, type, isNullable: nullable, isOptional: nullable || filled },
      ]),
    ),
    functions: new Set(functions.map(({ name }) => name)),
    rules: new Map(rules.map(({ rule, columns: names }) => [rule, names])),
  }
}

/** Lists the reads, writes and calls of a version for `before` that no longer work on `after`. */
export function findBreaks(before: Schema, after: Schema): readonly string[] {
  const tables = new Set([...before.columns.values()].map(({ table }) => table))
  const read = [...before.columns].flatMap(([name, column]) => {
    const now = after.columns.get(name)
    if (now === undefined) return [`${name} is gone`]
    if (now.type !== column.type) return [`${name} is ${now.type}, no longer ${column.type}`]
    if (column.isNullable && !now.isNullable) return [`${name} must have a value`]
    return column.isOptional && !now.isOptional ? [`${name} is no longer filled by itself`] : []
  })
  const written = [...after.columns].flatMap(([name, { table, isOptional }]) =>
    tables.has(table) && !before.columns.has(name) && !isOptional ? [`${name} is new and must be given`] : [],
  )
  const called = [...before.functions].filter((name) => !after.functions.has(name)).map((name) => `${name} is gone`)
  // A column that the version before doesn't write can't break a rule
  const ruled = [...after.rules].flatMap(([rule, names]) => {
    const isOfBefore = names.length > 0 && names.every((name) => before.columns.has(name))
    return isOfBefore && !before.rules.has(rule) ? [`there is a new rule: ${rule}`] : []
  })
  return [...read, ...written, ...called, ...ruled]
}
