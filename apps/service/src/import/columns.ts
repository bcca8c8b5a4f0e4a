import type { ImportEntity, ImportField } from '@producer-portal/domain/import'
import { getImportFields, importSchemas, toFieldName } from '@producer-portal/domain/import'
import type { Columns } from './read-rows.ts'

/** The columns of an entity's CSV file: required ones are there, unknown and repeated ones are not. */
export function getColumns(entity: ImportEntity): Columns {
  const fields = getImportFields(importSchemas[entity])
  const kinds = new Map(fields.map(({ name, kind }) => [name, kind]))
  const kindOf = new Map<string, ImportField['kind'] | undefined>()
  return {
    check: (names) => {
      const strange = names.filter((name) => !kinds.has(toFieldName(name)))
      if (strange.length > 0) return `has columns that ${entity} don't have: ${strange.map(quote).join(', ')}`
      const repeated = names.filter((name, place) => names.indexOf(name) !== place)
      if (repeated.length > 0) return `has columns twice: ${repeated.map(quote).join(', ')}`
      const missing = fields.filter(
        ({ name, isRequired }) => isRequired && !name.includes('*') && !names.includes(name),
      )
      if (missing.length > 0) return `lacks the columns ${missing.map(({ name }) => quote(name)).join(', ')}`
      for (const name of names) kindOf.set(name, kinds.get(toFieldName(name)))
      return null
    },
    toValue: (column, text) => readCell(kindOf.get(column), text),
  }
}

const quote = (name: string) => `"${name}"`
const flags: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  '1': true,
  false: false,
  no: false,
  '0': false,
}

/** A cell that isn't what its column holds stays as it is, so that the check of the row says what is wrong. */
function readCell(kind: ImportField['kind'] | undefined, text: string): unknown {
  if (kind === 'number') return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text
  if (kind === 'flag') return flags[text.toLowerCase()] ?? text
  if (kind === 'flagOrText' && /^(?:true|false)$/i.test(text)) return text.toLowerCase() === 'true'
  return text
}
