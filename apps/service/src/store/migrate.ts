import { join } from 'node:path'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { Migrator } from 'kysely/migration'
import { StartupError, errorCode, errorText } from '../errors.ts'
import { listModules } from '../modules.ts'
import type { Database } from './database/database.ts'

/** Every migration by its file, in order; a published one is never edited. */
export const migrations: Readonly<Record<string, Migration>> = Object.fromEntries(
  await Promise.all(
    listModules(join(import.meta.dirname, 'migrations')).map(async (name) => {
      const { migration }: { readonly migration: Migration } = await import(`./migrations/${name}.ts`)
      return [name, migration] as const
    }),
  ),
)

const migrationTable = 'producer_portal_migration'
const duplicateTable = '42P07'

/**
 * Migrates the schema in one transaction. Services that start together on one server wait for each other.
 * @throws {StartupError} when the database belongs to a newer version or to something else
 */
export async function migrate(db: Database): Promise<void> {
  await refuseNewerSchema(db)
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    migrationTableName: migrationTable,
    migrationLockTableName: `${migrationTable}_lock`,
  })
  const { error } = await migrator.migrateToLatest()
  if (error === undefined) return
  if (errorCode(error) === duplicateTable) {
    throw new StartupError(`The database holds tables of something else (${errorText(error)}); give it an empty one`)
  }
  throw new StartupError(`The database could not be brought up to date: ${errorText(error)}`, { cause: error })
}

async function refuseNewerSchema(db: Database): Promise<void> {
  const { rows: tables } = await sql<{ known: boolean }>`
    select to_regclass(${migrationTable}) is not null as known`.execute(db)
  if (tables[0]?.known !== true) return
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(migrationTable)} order by name`.execute(db)
  const unknown = rows.map(({ name }) => name).filter((name) => !Object.hasOwn(migrations, name))
  if (unknown.length === 0) return
  throw new StartupError(
    `The database was made by a newer version of this service (${unknown.join(', ')} is unknown here)`,
  )
}
