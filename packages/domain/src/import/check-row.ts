import * as v from 'valibot'
import { deletedSchemas, importSchemas } from './entities.ts'
import type { DeletedRow, ImportEntity, ImportRow } from './entities.ts'
import { getImportFields } from './fields.ts'

/** The reason why a row isn't taken over. Lists count from 1: `clients.2.ipn`. */
export interface Rejection {
  /** Empty if the row as a whole can't be read. */
  readonly field: string
  readonly reason: string
}

/** A row that can be written, one that marks its key as deleted, or everything that is wrong with it. */
export type CheckedRow<E extends ImportEntity> =
  | { readonly kind: 'row'; readonly row: ImportRow<E> }
  | { readonly kind: 'deleted'; readonly row: DeletedRow<E> }
  | { readonly kind: 'rejected'; readonly rejections: readonly Rejection[] }

/** Checks the rows of an entity: fields that there aren't, texts that can't be stored, and the schema. */
export function createRowCheck<E extends ImportEntity>(entity: E): (value: unknown) => CheckedRow<E> {
  const fields = toTree(getImportFields(importSchemas[entity]).map(({ name }) => name))
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return { kind: 'rejected', rejections: [{ field: '', reason: 'must be an object' }] }
    }
    const stray: Rejection[] = []
    findStray(value, fields, [], stray)
    if (stray.length > 0) return { kind: 'rejected', rejections: stray }
    const isDeleted = 'deleted' in value && value.deleted === true
    const schema: v.GenericSchema = isDeleted ? deletedSchemas[entity] : importSchemas[entity]
    const result = v.safeParse(schema, value)
    if (!result.success) return { kind: 'rejected', rejections: result.issues.map(toRejection) }
    // Checked by the schema of this entity
    return { kind: isDeleted ? 'deleted' : 'row', row: result.output } as CheckedRow<E>
  }
}

/** A part of the rows of an entity: a field, or what has parts of its own; a star stands for the places of a list. */
interface FieldNode {
  isField: boolean
  readonly parts: Map<string, FieldNode>
}

const createNode = (): FieldNode => ({ isField: false, parts: new Map() })

function toTree(names: readonly string[]): FieldNode {
  const root = createNode()
  for (const name of names) {
    let node = root
    for (const part of name.split('.')) {
      const next = node.parts.get(part) ?? createNode()
      node.parts.set(part, next)
      node = next
    }
    node.isField = true
  }
  return root
}

const noText = /[\0\p{Surrogate}]/u

/** Runs for every value of every row: it builds the name of a place only to reject it. */
function findStray(value: unknown, node: FieldNode | undefined, path: (string | number)[], found: Rejection[]): void {
  const visit = (key: string | number, part: unknown, next: FieldNode | undefined) => {
    path.push(key)
    findStray(part, next, path, found)
    path.pop()
  }
  if (Array.isArray(value)) {
    const place = node?.parts.get('*')
    for (const [index, part] of value.entries()) visit(index + 1, part, place)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) visit(key, part, node?.parts.get(key))
  } else {
    if (typeof value === 'string' && noText.test(value))
      found.push({ field: path.join('.'), reason: 'holds characters that are no text' })
    if (value !== null && value !== undefined && node?.isField !== true)
      found.push({ field: path.join('.'), reason: 'is no field of this file' })
  }
}

const typeNames: Readonly<Record<string, string>> = { string: 'text', number: 'a number', boolean: 'true or false' }

function toRejection(issue: v.BaseIssue<unknown>): Rejection {
  const keys = issue.path?.map(({ key }) => (typeof key === 'number' ? key + 1 : String(key))) ?? []
  return { field: keys.join('.'), reason: toReason(issue) }
}

function toReason({ kind, type, input, expected, message }: v.BaseIssue<unknown>): string {
  if (kind !== 'schema') return message
  if (input === undefined || input === null) return 'is missing'
  if (type === 'picklist') return `must be one of ${(expected ?? '').replaceAll(/[()"]/g, '').replaceAll(' | ', ', ')}`
  const typeName = typeNames[type]
  return typeName === undefined ? `must be ${expected ?? 'something else'}` : `must be ${typeName}`
}
