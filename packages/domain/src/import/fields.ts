import type { GenericSchema } from 'valibot'

/** The kind of value in a field of a row; `flagOrText` is a flag that some systems write as a word. */
type ImportFieldKind = 'text' | 'number' | 'flag' | 'flagOrText'

/** A field of a row. */
export interface ImportField {
  /** Dots lead into parts, a star stands for the places of a list: `clients.*.ipn`. */
  readonly name: string
  readonly kind: ImportFieldKind
  readonly isRequired: boolean
}

/** The parts of a schema that matter here; every valibot schema has some of them. */
interface SchemaParts {
  readonly type: string
  readonly entries?: Readonly<Record<string, GenericSchema>>
  readonly item?: GenericSchema
  readonly wrapped?: GenericSchema
  readonly options?: readonly unknown[]
}

/** The fields of a schema of rows, in its order. */
export function getImportFields(schema: GenericSchema, name = '', isRequired = true): readonly ImportField[] {
  const { type, entries, item, wrapped, options }: SchemaParts = schema
  if (wrapped !== undefined) return getImportFields(wrapped, name, false)
  if (item !== undefined) return getImportFields(item, `${name}.*`, isRequired)
  if (entries !== undefined) {
    return Object.entries(entries).flatMap(([key, part]) =>
      getImportFields(part, name === '' ? key : `${name}.${key}`, isRequired),
    )
  }
  return [{ name, kind: getKind(type, options), isRequired }]
}

function getKind(type: string, options: readonly unknown[] = []): ImportFieldKind {
  if (type === 'number') return 'number'
  if (type === 'boolean') return 'flag'
  const hasFlag = options.some(
    (option) => typeof option === 'object' && option !== null && 'type' in option && option.type === 'boolean',
  )
  return hasFlag ? 'flagOrText' : 'text'
}

/** The field that a column or a place of a row belongs to: `clients.2.ipn` is one of `clients.*.ipn`. */
export function toFieldName(place: string): string {
  return place.replaceAll(/\.\d+(?=\.|$)/g, '.*')
}
