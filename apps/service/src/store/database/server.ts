import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'
import { StartupError, errorText } from '../../errors.ts'
import { processLog } from '../../log.ts'
import type { Tables } from '../tables.ts'
import type { OpenDatabase } from './database.ts'
import { valueParsers } from './parsers.ts'

const connectTimeoutMs = 5_000
/** No query of the service takes nearly as long; one that does must not hold a connection forever. */
const statementTimeoutMs = 60_000

/**
 * Connects to a PostgreSQL server.
 * @throws {StartupError} when it can't be reached within five seconds or rejects the connection; the password is never
 * repeated
 */
export async function openServer(address: string): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: address,
    max: 10,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    application_name: 'producer-portal',
    types: { getTypeParser: getParser as typeof types.getTypeParser },
  })
  // A broken idle connection must not end the process; the next query opens another one.
  pool.on('error', (error) => processLog.error('database connection lost', error))
  const place = withoutPassword(address)
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end().catch(() => undefined)
    throw new StartupError(`DATABASE_URL ${place} cannot be reached: ${errorText(error)}`)
  }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { db, place, jobStore: { address }, close: () => db.destroy() }
}

function getParser(type: number, format?: 'text' | 'binary') {
  const own = format === 'binary' ? undefined : valueParsers[type]
  return own ?? types.getTypeParser(type, format === 'binary' ? 'binary' : 'text')
}

/** The location of the database, for messages: user, host, port and name only. */
export function withoutPassword(address: string): string {
  const { protocol, username, host, pathname } = new URL(address)
  return `${protocol}//${username === '' ? '' : `${username}@`}${host}${pathname}`
}
