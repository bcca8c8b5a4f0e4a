import { join } from 'node:path'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { Migrator } from 'kysely/migration'
import { StartupError, errorCode, errorText } from '../errors.ts'
import { listModules } from '../modules.ts'
import type { Database } from './database/database.ts'
import { readSetting } from './settings.ts'

/** Every migration by its file, in order; a published one is never edited. */
export const migrations: Readonly<Record<string, Migration>> = Object.fromEntries(
  await Promise.all(
    listModules(join(import.meta.dirname, 'migrations')).map(async (name) => {
      const { migration }: { readonly migration: Migration } = await import(`./migrations/${name}.ts`)
      return [name, migration] as const
    }),
  ),
)

/**
 * The newest migration without which the schema can't be used. A version that knows it works with every later schema,
 * so that processes of two versions can share a database during an upgrade, and a version can be taken back. A migration
 * that removes or renames what the version before uses moves this to its own name; one that only adds leaves it. Rows of large
 * tables are changed by a job, not by a migration.
 */
export const requiredMigration = '0018-one-text-fold'
const requiredSetting = 'required-migration'

const migrationTable = 'producer_portal_migration'
const duplicateTable = '42P07'

/**
 * Migrates the schema in one transaction, which may take longer than any query of the service. Services that start
 * together on one server wait for each other. The schema of a later version is left as it is.
 * @throws {StartupError} when the database belongs to something else, or to a version that left this one behind
 */
export async function migrate(db: Database): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    try {
      if (await isNewerSchema(connection)) return
      await migrateToLatest(connection)
      await recordRequired(connection)
    } finally {
      await sql`reset statement_timeout`.execute(connection)
    }
  })
}

async function migrateToLatest(db: Database): Promise<void> {
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

/** @throws {StartupError} when this version doesn't know a migration that the schema can't be used without */
async function isNewerSchema(db: Database): Promise<boolean> {
  const { rows: tables } = await sql<{ known: boolean }>`
    select to_regclass(${migrationTable}) is not null as known`.execute(db)
  if (tables[0]?.known !== true) return false
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(migrationTable)} order by name`.execute(db)
  const unknown = rows.map(({ name }) => name).filter((name) => !Object.hasOwn(migrations, name))
  if (unknown.length === 0) return false
  const required = await readSetting(db, requiredSetting)
  if (required !== undefined && Object.hasOwn(migrations, required)) return true
  throw new StartupError(
    `The database was made by a newer version of this service (${unknown.join(', ')} is unknown here)`,
  )
}

function recordRequired(db: Database) {
  return sql`
    insert into setting (name, value) values (${requiredSetting}, ${requiredMigration})
    on conflict (name) do update set value = excluded.value where setting.value <> excluded.value`.execute(db)
}
