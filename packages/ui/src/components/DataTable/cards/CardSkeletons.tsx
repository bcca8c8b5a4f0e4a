import { tokens } from '../../../tokens/tokens.js'
import { Skeleton } from '../../Skeleton/Skeleton.js'
import type { DataTableProps } from '../data-table-props.js'
import { hasSummary } from './card-content.js'
import * as S from './TableCards.styles.js'

/** Cards that a list without pages has room for while they load. */
const fewCards = 4

interface CardSkeletonsProps<Row> {
  /** The props of the table. */
  table: DataTableProps<Row>
}

/** The shape of the cards while their rows load: a page of them, about as high as the cards will be. */
export function CardSkeletons<Row>({ table }: CardSkeletonsProps<Row>) {
  const { columns, pagination, maxCardFields = Infinity } = table
  const isSummary = hasSummary(columns)
  return (
    <S.Skeletons as="div" aria-hidden>
      {Array.from({ length: pagination?.pageSize ?? fewCards }, (_, card) => (
        <S.Card key={card} data-summary={isSummary || undefined}>
          {isSummary ? (
            <Skeleton lines={3} />
          ) : (
            <Skeleton lines={Math.min(columns.length, maxCardFields + 1)} style={{ rowGap: tokens.space[1] }} />
          )}
          {isSummary && hasFoot(table) && (
            <S.SkeletonFoot>
              <Skeleton width="40%" />
            </S.SkeletonFoot>
          )}
        </S.Card>
      ))}
    </S.Skeletons>
  )
}

/** True if a summary ends in a line of controls, as far as the columns tell. */
function hasFoot<Row>({ columns, renderRowActions, hasActionsFirst }: DataTableProps<Row>): boolean {
  const hasActionsLast = renderRowActions !== undefined && !hasActionsFirst
  return hasActionsLast || columns.some(({ card = 'field' }) => card === 'field' || card === 'note')
}
