import type { StatusRow } from '@producer-portal/domain/import'
import { readStatus } from '@producer-portal/domain/requirements'
import { sql } from 'kysely'
import type { DatabaseTransaction } from '../database/database.ts'
import type { EntityWriter, StatusWords } from './writer.ts'

/** The words of the insurer's systems, by the kind of status and the word in small letters. */
export const statusWriter: EntityWriter<'statuses'> = {
  keyOf: ({ kind, word }) => [kind, fold(word)].join('|'),
  referencesOf: () => [],
  write: async (transaction, rows) => {
    const given = rows.map(({ kind, word, meaning, turn }) => ({ kind, word: fold(word), meaning, turn }))
    const { numAffectedRows = 0n } = await sql`
      insert into status_word as stored (kind, word, meaning, turn)
      select kind, word, meaning, turn from json_to_recordset(${JSON.stringify(given)}::json) as given (
        kind text, word text, meaning text, turn text
      )
      on conflict (kind, word) do update set meaning = excluded.meaning, turn = excluded.turn
      where (stored.meaning, stored.turn) is distinct from (excluded.meaning, excluded.turn)`.execute(transaction)
    return Number(numAffectedRows)
  },
  remove: async (transaction, rows) => {
    const given = rows.map(({ kind, word }) => ({ kind, word: fold(word) }))
    const { numAffectedRows = 0n } = await sql`
      delete from status_word as stored using json_to_recordset(${JSON.stringify(given)}::json) as given (
        kind text, word text
      )
      where (stored.kind, stored.word) = (given.kind, given.word)`.execute(transaction)
    return Number(numAffectedRows)
  },
}

function fold(word: string): string {
  return word.trim().toLowerCase()
}

/** More of them say nothing new. */
const mostUnknown = 100

/** Reads what the words of the insurer mean. */
export async function readStatusWords(transaction: DatabaseTransaction): Promise<StatusWords> {
  const rows = await transaction.selectFrom('status_word').selectAll().execute()
  const meanings = new Map(rows.map(({ kind, word, ...meaning }) => [`${kind}|${word}`, meaning]))
  const unknown = new Map<string, number>()
  return {
    read: (kind, word) => {
      if (word === null) return { word, turn: null }
      const found = meanings.get(`${kind}|${fold(word)}`)
      // Checked when it was brought in
      if (found !== undefined) return { word: found.meaning, turn: found.turn as StatusRow['turn'] }
      const count = unknown.get(word)
      const isNew = count === undefined && kind === 'requirement' && readStatus(word) === null
      if (count !== undefined || (isNew && unknown.size < mostUnknown)) unknown.set(word, (count ?? 0) + 1)
      return { word, turn: null }
    },
    listUnknown: () => [...unknown].map(([word, count]) => ({ word, rows: count })),
  }
}
