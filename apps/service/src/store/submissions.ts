import type { Submission } from '@producer-portal/domain/submissions'
import { mostSubmissions } from '@producer-portal/domain/submissions'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Database } from './database/database.ts'

const namesSchema = v.nullish(v.array(v.string()), [])

/** Reads what was sent since a time, or what nobody has acknowledged; oldest first. */
export async function readSubmissions(db: Database, since: Date | null): Promise<Submission[]> {
  const rows = await db
    .selectFrom('requirement_answer')
    .selectAll()
    .$if(since === null, (query) => query.where('received_at', 'is', null))
    .$if(since !== null, (query) => query.where('answered_at', '>=', since ?? new Date(0)))
    .orderBy('answered_at')
    .orderBy('id')
    .limit(mostSubmissions)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    sentAt: row.answered_at.toISOString(),
    userId: row.user_id,
    contract: { coCode: row.co_code, coType: row.co_type, contractNo: row.contract_no },
    requirementId: row.requirement_id,
    caseId: row.case_id,
    comment: row.comment,
    document:
      row.comment === null
        ? {
            fileNames: v.parse(namesSchema, row.file_names),
            pages: row.pages ?? 0,
            bytes: row.bytes ?? 0,
            sha256: row.sha256,
          }
        : null,
    receivedAt: row.received_at?.toISOString() ?? null,
  }))
}

/** The checksum of a document that was sent; undefined when nothing with this id has one, null when it wasn't kept. */
export async function findDocument(db: Database, id: string): Promise<{ readonly sha256: string | null } | undefined> {
  return db
    .selectFrom('requirement_answer')
    .select('sha256')
    .where('id', '=', id)
    .where('comment', 'is', null)
    .executeTakeFirst()
}

/** Notes that answers were taken over; the first time counts. @returns the ids that there are none of */
export async function acknowledge(db: Database, ids: readonly string[], now: Date): Promise<string[]> {
  await db
    .updateTable('requirement_answer')
    .set({ received_at: now })
    .where('id', 'in', ids)
    .where('received_at', 'is', null)
    .execute()
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${[...new Set(ids)]}::text[]) as given (id)
    where id not in (select id::text from requirement_answer where id::text = any (${ids}::text[]))`.execute(db)
  return rows.map(({ id }) => id)
}

/** The oldest answers that nobody was told of or has taken over. */
export async function listUntold(db: Database): Promise<readonly Pick<Submission, 'id' | 'sentAt'>[]> {
  const rows = await db
    .selectFrom('requirement_answer')
    .select(['id', 'answered_at'])
    .where('received_at', 'is', null)
    .where('told_at', 'is', null)
    .orderBy('answered_at')
    .orderBy('id')
    .limit(mostSubmissions)
    .execute()
  return rows.map(({ id, answered_at: answeredAt }) => ({ id, sentAt: answeredAt.toISOString() }))
}

/** Notes that the systems of the home office know of answers. */
export async function noteTold(db: Database, ids: readonly string[], now: Date): Promise<void> {
  await db.updateTable('requirement_answer').set({ told_at: now }).where('id', 'in', ids).execute()
}
