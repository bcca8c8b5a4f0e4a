import { createRowCheck } from '@producer-portal/domain/import'
import type { DeletedRow, ImportEntity, ImportReport, ImportRow, Rejection } from '@producer-portal/domain/import'
import { accessWriter } from '../store/import/access.ts'
import { accountWriter } from '../store/import/accounts.ts'
import { agencyWriter, findMissing } from '../store/import/agencies.ts'
import { caseWriter } from '../store/import/cases.ts'
import { clientWriter } from '../store/import/clients.ts'
import { contractWriter } from '../store/import/contracts.ts'
import { batchSize } from '../store/import/owners.ts'
import { peopleWriter } from '../store/import/people.ts'
import { keepImport, noteKeys, startImport, startReplacing, takeBackImport } from '../store/import/start-import.ts'
import { statementWriter } from '../store/import/statements.ts'
import { readStatusWords, statusWriter } from '../store/import/statuses.ts'
import type { EntityWriter, Stamp, StatusWords } from '../store/import/writer.ts'
import type { DatabaseTransaction } from '../store/database/database.ts'
import { UnreadableFileError } from './read-rows.ts'
import type { ReadRow } from './read-rows.ts'

export interface RowSource {
  readonly entity: ImportEntity
  /** The file's name in the report. */
  readonly file: string
  readonly rows: AsyncIterable<ReadRow>
}

const writers: { readonly [E in ImportEntity]: EntityWriter<E> } = {
  statuses: statusWriter,
  agencies: agencyWriter,
  accounts: accountWriter,
  people: peopleWriter,
  access: accessWriter,
  clients: clientWriter,
  cases: caseWriter,
  contracts: contractWriter,
  statements: statementWriter,
}

export interface RunOptions {
  readonly stamp: Stamp
  /** With more rejected rows than this, nothing of the file is taken over. */
  readonly maxRejected: number
  /** The agencies whose rows these are all, so that others are removed. */
  readonly replaced: readonly string[]
}

/** True if the rows of an agency can be replaced. */
export function canReplace(entity: ImportEntity): boolean {
  return writers[entity].findOthers !== undefined
}

/**
 * Brings in the rows of one file, a batch at a time, within a transaction that goes on as if it hadn't when the file is
 * refused. Rows that can't be taken over are left out and named; of two rows with the same key, the later one counts.
 */
export async function importRows(
  { entity, file, rows }: RowSource,
  transaction: DatabaseTransaction,
  options: RunOptions,
): Promise<ImportReport> {
  await startImport(transaction)
  const run = createRun(entity, writers, options, await readStatusWords(transaction))
  const problem = await run.take(rows, transaction).catch((error: unknown) => {
    if (error instanceof UnreadableFileError) return error.message
    throw error
  })
  await (problem === null ? keepImport(transaction) : takeBackImport(transaction))
  return { entity, file, isTakenOver: problem === null, problem, ...run.getCounts() }
}

interface Pending<E extends ImportEntity> {
  readonly line: number
  readonly checked:
    | { readonly kind: 'row'; readonly row: ImportRow<E> }
    | { readonly kind: 'deleted'; readonly row: DeletedRow<E> }
}

function createRun<E extends ImportEntity>(
  entity: E,
  all: { readonly [Each in E]: EntityWriter<Each> },
  { stamp, maxRejected, replaced }: RunOptions,
  words: StatusWords,
) {
  const writer: EntityWriter<E> = all[entity]
  const check = createRowCheck(entity)
  const counts = { rows: 0, written: 0, deleted: 0, rejected: 0 }
  const rejections: { line: number; field: string; reason: string }[] = []
  let batch = new Map<string, Pending<E>>()

  const reject = (line: number, reasons: readonly Rejection[]) => {
    counts.rejected += 1
    if (counts.rejected <= maxRejected + 1) rejections.push(...reasons.map((reason) => ({ line, ...reason })))
  }

  const writeBatch = async (transaction: DatabaseTransaction) => {
    const pending = [...batch.values()]
    batch = new Map()
    if (replaced.length > 0)
      await noteKeys(
        transaction,
        pending.map(({ checked }) => writer.keyOf(checked.row)),
      )
    const rows = pending.flatMap(({ line, checked }) =>
      checked.kind === 'row' ? [{ line, row: writer.translate?.(checked.row, words) ?? checked.row }] : [],
    )
    const keys = pending.flatMap(({ line, checked }) =>
      checked.kind === 'deleted' ? [{ line, row: checked.row }] : [],
    )
    const whole = await withoutDangling(rows, transaction)
    if (whole.length > 0) counts.written += await writer.write(transaction, whole, stamp)
    const gone = await withoutKept(keys, transaction)
    if (gone.length > 0) counts.deleted += await writer.remove(transaction, gone, stamp)
  }

  const withoutDangling = async (rows: readonly Numbered<ImportRow<E>>[], transaction: DatabaseTransaction) => {
    const references = rows.map(({ row }) => writer.referencesOf(row))
    const missing = {
      agency: await findMissing(transaction, 'agency', valuesOf(references.flat(), 'agency')),
      member: await findMissing(transaction, 'member', valuesOf(references.flat(), 'member')),
    }
    return rows.flatMap(({ line, row }, place) => {
      const reasons = (references[place] ?? [])
        .filter(({ to, value }) => missing[to].has(value))
        .map(({ field, to, value }) => ({ field, reason: `names ${targets[to]} that isn't there: ${value}` }))
      if (reasons.length === 0) return [row]
      reject(line, reasons)
      return []
    })
  }

  const withoutKept = async (rows: readonly Numbered<DeletedRow<E>>[], transaction: DatabaseTransaction) => {
    const kept = await writer.findKept?.(
      transaction,
      rows.map(({ row }) => row),
    )
    return rows.flatMap(({ line, row }) => {
      const reason = kept?.get(writer.keyOf(row))
      if (reason === undefined) return [row]
      reject(line, [{ field: 'deleted', reason }])
      return []
    })
  }

  /** Removes what the agencies have and the file has not. @returns why it can't; null if it did */
  const removeOthers = async (transaction: DatabaseTransaction): Promise<string | null> => {
    // The row that was left out may be one that is there
    if (counts.rejected > 0) return 'has rejected rows, so that it can replace nothing'
    const strange = await findMissing(transaction, 'agency', replaced)
    if (strange.size > 0) return `is to replace the rows of agencies that aren't there: ${[...strange].join(', ')}`
    for (;;) {
      const others = (await writer.findOthers?.(transaction, replaced)) ?? []
      if (others.length === 0) return null
      counts.deleted += await writer.remove(transaction, others, stamp)
    }
  }

  return {
    /** Takes the rows over. @returns why they must be taken back; null if they needn't */
    take: async (given: AsyncIterable<ReadRow>, transaction: DatabaseTransaction): Promise<string | null> => {
      if (replaced.length > 0) await startReplacing(transaction)
      for await (const read of given) {
        counts.rows += 1
        if ('reason' in read) reject(read.line, [{ field: '', reason: read.reason }])
        else {
          const checked = check(read.value)
          if (checked.kind === 'rejected') reject(read.line, checked.rejections)
          else {
            const key = writer.keyOf(checked.row)
            // The later one counts, and in its place
            batch.delete(key)
            batch.set(key, { line: read.line, checked })
          }
        }
        if (batch.size >= batchSize) await writeBatch(transaction)
        if (counts.rejected > maxRejected) return tooManyRejected
      }
      await writeBatch(transaction)
      if (counts.rejected > maxRejected) return tooManyRejected
      if (counts.rows === 0) return 'has no rows'
      return replaced.length === 0 ? null : removeOthers(transaction)
    },
    getCounts: () => ({ ...counts, rejections, unknownWords: words.listUnknown() }),
  }
}

interface Numbered<Row> {
  readonly line: number
  readonly row: Row
}

const targets = { agency: 'an agency', member: 'a person of an agency' } as const
const tooManyRejected = 'has more rejected rows than allowed, so nothing of it is taken over'

function valuesOf(references: readonly { readonly to: string; readonly value: string }[], to: string) {
  return references.flatMap((each) => (each.to === to ? [each.value] : []))
}
