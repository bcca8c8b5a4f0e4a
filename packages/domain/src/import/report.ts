import * as v from 'valibot'
import { importEntities } from './entities.ts'

/** The rows that are named in a report; of more than the limit, nothing is taken over anyway. */
export const defaultMaxRejected = 100

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The outcome of one file. */
export const importReportSchema = v.object({
  /** Null for a file that is none of an entity. */
  entity: v.nullable(v.picklist(importEntities)),
  /** The name of the file; that of the entity for a call. */
  file: v.string(),
  /** False if nothing of the file was taken over: in a dry run, or as `problem` says. */
  isTakenOver: v.boolean(),
  /** The reason why the file as a whole was refused; null if it wasn't. */
  problem: v.nullable(v.string()),
  /** The rows of the file. */
  rows: count,
  /** The rows that added or changed something, and the rows that removed something. */
  written: count,
  deleted: count,
  /** The rows that were left out. */
  rejected: count,
  /** The reasons, with the line of the file and the field of the row, which is empty for a row that can't be read. */
  rejections: v.array(v.object({ line: count, field: v.string(), reason: v.string() })),
  /** Words of requirements' statuses that the portal doesn't know and no file maps, each with the rows that have it. */
  unknownWords: v.array(v.object({ word: v.string(), rows: count })),
})
export type ImportReport = v.InferOutput<typeof importReportSchema>
