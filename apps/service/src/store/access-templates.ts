import { sql } from 'kysely'
import type { Database } from './database/database.ts'
import { inTransaction } from './database/transaction.ts'

/** A permission template as it is stored. */
export interface StoredTemplate {
  readonly id: number
  readonly name: string
  readonly accessCodes: readonly string[]
}

/** The templates of a user, by name. */
export async function listTemplates(db: Database, userId: string): Promise<readonly StoredTemplate[]> {
  const rows = await db
    .selectFrom('access_template')
    .select(['id', 'name', 'access_codes'])
    .where('user_id', '=', userId)
    .orderBy(sql`lower(name)`)
    .execute()
  return rows.map(({ id, name, access_codes: accessCodes }) => ({ id, name, accessCodes }))
}

/**
 * Saves a template; one with the same name, in any letter case, is replaced.
 * @returns false when the user has too many
 */
export function saveTemplate(
  db: Database,
  userId: string,
  { name, accessCodes }: Omit<StoredTemplate, 'id'>,
  most: number,
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    await transaction.selectFrom('account').select('user_id').where('user_id', '=', userId).forUpdate().execute()
    await transaction
      .deleteFrom('access_template')
      .where('user_id', '=', userId)
      .where(sql`lower(name)`, '=', sql`lower(${name})`)
      .execute()
    const others = await listTemplates(transaction, userId)
    if (others.length >= most) return false
    await transaction
      .insertInto('access_template')
      .values({ user_id: userId, name, access_codes: [...accessCodes] })
      .execute()
    return true
  })
}

/** Removes a template of a user. @returns whether there was one */
export async function removeTemplate(db: Database, userId: string, id: number): Promise<boolean> {
  const result = await db
    .deleteFrom('access_template')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}
