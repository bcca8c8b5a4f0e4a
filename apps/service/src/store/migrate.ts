import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { StartupError, errorCode, errorText } from '../errors.ts'
import type { Database } from './database/database.ts'
import { foundations } from './migrations/0001-foundations.ts'
import { signIn } from './migrations/0002-sign-in.ts'
import { resetLinks } from './migrations/0003-reset-links.ts'
import { identity } from './migrations/0004-identity.ts'
import { phoneChanges } from './migrations/0005-phone-changes.ts'
import { requirementAnswers } from './migrations/0006-requirement-answers.ts'
import { shownAnswers } from './migrations/0007-shown-answers.ts'
import { signInProtection } from './migrations/0008-sign-in-protection.ts'
import { listChanges } from './migrations/0009-list-changes.ts'
import { sentFileSizes } from './migrations/0010-sent-file-sizes.ts'
import { delegation } from './migrations/0011-delegation.ts'
import { accessReview } from './migrations/0012-access-review.ts'
import { statements } from './migrations/0013-statements.ts'
import { clients } from './migrations/0014-clients.ts'
import { illustrations } from './migrations/0015-illustrations.ts'
import { helpFeedback } from './migrations/0016-help-feedback.ts'
import { issuedFigures } from './migrations/0017-issued-figures.ts'
import { oneTextFold } from './migrations/0018-one-text-fold.ts'

/** Every migration, in order; a published one is never edited. */
export const migrations = {
  '0001-foundations': foundations,
  '0002-sign-in': signIn,
  '0003-reset-links': resetLinks,
  '0004-identity': identity,
  '0005-phone-changes': phoneChanges,
  '0006-requirement-answers': requirementAnswers,
  '0007-shown-answers': shownAnswers,
  '0008-sign-in-protection': signInProtection,
  '0009-list-changes': listChanges,
  '0010-sent-file-sizes': sentFileSizes,
  '0011-delegation': delegation,
  '0012-access-review': accessReview,
  '0013-statements': statements,
  '0014-clients': clients,
  '0015-illustrations': illustrations,
  '0016-help-feedback': helpFeedback,
  '0017-issued-figures': issuedFigures,
  '0018-one-text-fold': oneTextFold,
} as const

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
