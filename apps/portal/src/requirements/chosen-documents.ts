import type { SentFile } from '@producer-portal/domain/requirements'
import * as v from 'valibot'
import { draftKey, readDraft, removeDraft, writeDraft } from '../drafts/drafts.js'

/** Names and sizes of documents, by the id of the requirement they are for. */
export type DocumentNames = Readonly<Record<string, readonly SentFile[]>>

const schema = v.record(v.string(), v.array(v.object({ name: v.string(), size: v.number() })))
const getKey = (userId: string) => draftKey(userId, 'chosen-documents')

/**
 * The documents that this user had chosen in this tab but not sent. Files can't be kept across a reload or a sign-in, but
 * their names can, so that the user is told which ones to choose again.
 */
export function readChosenDocuments(userId: string): DocumentNames {
  const read = v.safeParse(schema, readDraft(getKey(userId)))
  return read.success ? read.output : {}
}

/** Stores the names of the chosen documents. */
export function keepChosenDocuments(userId: string, names: DocumentNames): void {
  const chosen = Object.entries(names).filter(([, files]) => files.length > 0)
  if (chosen.length === 0) removeDraft(getKey(userId))
  else writeDraft(getKey(userId), Object.fromEntries(chosen))
}

/** The stored documents that are not among the chosen ones, by requirement. */
export function missingDocuments(stored: DocumentNames, chosen: DocumentNames): DocumentNames {
  const isThere = (id: string, { name, size }: SentFile) =>
    chosen[id]?.some((file) => file.name === name && file.size === size) ?? false
  return Object.fromEntries(
    Object.entries(stored).map(([id, files]) => [id, files.filter((file) => !isThere(id, file))]),
  )
}
