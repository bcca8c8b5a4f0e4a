import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { defaultMaxRejected, importEntities } from '@producer-portal/domain/import'
import type { ImportEntity, ImportReport } from '@producer-portal/domain/import'
import { contactDays } from '../auth/contacts.ts'
import { dummyHash } from '../auth/passwords.ts'
import { dayAfter } from '../days.ts'
import { StartupError, errorText } from '../errors.ts'
import type { Database, DatabaseTransaction } from '../store/database/database.ts'
import { inTransaction } from '../store/database/transaction.ts'
import type { Invite, Stamp } from '../store/import/writer.ts'
import { getColumns } from './columns.ts'
import { canReplace, importRows } from './import-rows.ts'
import { readCsv, readJson, readNdjson } from './read-rows.ts'

const importFormats = ['csv', 'ndjson', 'json'] as const
export type ImportFormat = (typeof importFormats)[number]

export interface ImportOptions {
  readonly db: Database
  readonly now: Date
  /** Everything is checked and written, and then taken back. Default: false. */
  readonly isDryRun?: boolean | undefined
  /** With more rejected rows than this, nothing of a file is taken over. Default: 100. */
  readonly maxRejected?: number | undefined
  /** The agencies whose people, cases and contracts the files have all of: others are removed. Default: none. */
  readonly replaced?: readonly string[] | undefined
  /** Tells people of their new accounts. Default: nobody does. */
  readonly invite?: Invite | null | undefined
}

interface ImportFile {
  readonly entity: ImportEntity
  readonly format: ImportFormat
  readonly name: string
  readonly open: () => AsyncIterable<Uint8Array>
}

/** Brings in one file in one transaction. */
export function importFile(file: ImportFile, options: ImportOptions): Promise<ImportReport> {
  return importInTransaction(options, (transaction) =>
    takeFile(file, transaction, { ...options, stamp: getStamp(options) }),
  )
}

/**
 * Brings in the files of a folder, each in one transaction, in the order in which they refer to each other. A dry run is
 * one transaction, so that each file finds what those before it bring.
 * @returns a report of each file, also of those that are none of an entity
 * @throws {StartupError} when the folder can't be read, or has no file of an entity
 */
export async function importFolder(folder: string, options: ImportOptions): Promise<readonly ImportReport[]> {
  const names = await readNames(folder)
  const files = findFiles(folder, names)
  if (files.length === 0) throw new StartupError(`${folder} has no file to import: ${expectedNames}`)
  const strange = names.filter((name) => files.every((file) => file.name !== name)).map(reportStrange)
  const stamp = getStamp(options)
  const takeAll = async (transaction: DatabaseTransaction | null) => {
    const reports: ImportReport[] = []
    for (const file of files) {
      const take = (open: DatabaseTransaction) => takeFile(file, open, { ...options, stamp })
      reports.push(await (transaction === null ? importInTransaction(options, take) : take(transaction)))
    }
    return reports
  }
  const reports = await (options.isDryRun === true ? importInTransaction(options, takeAll) : takeAll(null))
  return [...strange, ...reports]
}

async function readNames(folder: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true })
    return entries
      .flatMap((entry) => (entry.isDirectory() || entry.name.startsWith('.') ? [] : [entry.name]))
      .toSorted()
  } catch (error) {
    throw new StartupError(`The folder ${folder} can't be read: ${errorText(error)}`, { cause: error })
  }
}

const expectedNames = `expected are ${importEntities.join(', ')}, each as .csv or .ndjson, and statuses also as .json`

function findFiles(folder: string, names: readonly string[]): readonly ImportFile[] {
  return importEntities.flatMap((entity) =>
    importFormats
      .filter((format) => format !== 'json' || entity === 'statuses')
      .map((format) => ({ entity, format, name: `${entity}.${format}` }))
      .filter(({ name }) => names.includes(name))
      .map((file) => ({ ...file, open: () => createReadStream(join(folder, file.name)) })),
  )
}

function reportStrange(file: string): ImportReport {
  const counts = { rows: 0, written: 0, deleted: 0, rejected: 0, rejections: [], unknownWords: [] }
  return { entity: null, file, isTakenOver: false, problem: `is no file of the import; ${expectedNames}`, ...counts }
}

async function takeFile(
  { entity, format, name, open }: ImportFile,
  transaction: DatabaseTransaction,
  {
    stamp,
    maxRejected = defaultMaxRejected,
    replaced = [],
    isDryRun = false,
  }: ImportOptions & { readonly stamp: Stamp },
): Promise<ImportReport> {
  const rows = {
    csv: () => readCsv(open(), getColumns(entity)),
    ndjson: () => readNdjson(open()),
    json: () => readJson(open()),
  }
  const options = { stamp, maxRejected, replaced: canReplace(entity) ? replaced : [] }
  const report = await importRows({ entity, file: name, rows: rows[format]() }, transaction, options)
  return isDryRun ? { ...report, isTakenOver: false } : report
}

/** Takes a transaction back with what came of it. */
class DryRun<Value> extends Error {
  readonly value: Value
  constructor(value: Value) {
    super()
    this.value = value
  }
}

async function importInTransaction<Value>(
  { db, isDryRun = false }: ImportOptions,
  take: (transaction: DatabaseTransaction) => Promise<Value>,
): Promise<Value> {
  let dryRun: DryRun<Value> | undefined
  try {
    return await inTransaction(db, async (transaction) => {
      const value = await take(transaction)
      if (!isDryRun) return value
      dryRun = new DryRun(value)
      throw dryRun
    })
  } catch (error) {
    if (dryRun !== undefined && error === dryRun) return dryRun.value
    throw error
  }
}

function getStamp({ now, invite = null }: ImportOptions): Stamp {
  return {
    now,
    // No password leads in until a link has set one. It takes a while, and most files have no accounts.
    hashPassword: dummyHash,
    contactDueOn: dayAfter(now, contactDays),
    contactDueInDays: contactDays,
    invite,
  }
}
