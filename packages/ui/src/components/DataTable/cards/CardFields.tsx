import type { CardField } from './card-content.js'
import * as S from './TableCards.styles.js'

export interface CardFieldsProps {
  /** Id of the list. */
  id?: string
  /** The fields in their order. */
  fields: readonly CardField[]
}

/** Fields of a card, each as label and value. */
export function CardFields({ id, fields }: CardFieldsProps) {
  return (
    <S.Fields id={id}>
      {fields.map(({ key, label, value, isFirstOfItem }) => (
        <S.Field key={key} data-first-of-item={isFirstOfItem ? '' : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </S.Field>
      ))}
    </S.Fields>
  )
}
