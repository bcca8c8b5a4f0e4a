import { getImportFields, importEntities, importSchemas } from '@producer-portal/domain/import'
import { GuideTable } from './GuideTable.js'

const kinds = { text: 'text', number: 'number', flag: 'true or false', flagOrText: 'true, false or text' } as const

/** The fields of each file of the import, made from the schemas that check them. */
export function ImportFields() {
  return importEntities.map((entity) => (
    <section key={entity}>
      <h3>{entity}</h3>
      <GuideTable
        head={['Field', 'Value', 'Required']}
        rows={getImportFields(importSchemas[entity]).map(({ name, kind, isRequired }) => [
          `\`${name}\``,
          kinds[kind],
          isRequired ? 'yes' : '',
        ])}
      />
    </section>
  ))
}
