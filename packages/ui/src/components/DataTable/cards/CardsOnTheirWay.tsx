import { tokens } from '../../../tokens/tokens.js'
import { Skeleton } from '../../Skeleton/Skeleton.js'
import type { DataTableProps } from '../data-table-props.js'
import type { ShownRows } from '../shown-rows.js'
import { cardColumns, hasFoot, hasSummary } from './card-places.js'

/** Cards that a list without pages has room for while they load. */
export const fewCards = 4

interface CardsOnTheirWayProps<Row> {
  /** The props of the table. */
  table: DataTableProps<Row>
  /** The rows after filter, sort and page. */
  shown: ShownRows<Row>
}

/** Blocks of the cards' size until their code has loaded, whether their rows have or not. */
export function CardsOnTheirWay<Row>({ table, shown }: CardsOnTheirWayProps<Row>) {
  const { state, columns, pagination, hasCardSort, maxCardFields = Infinity } = table
  const count = state === 'loading' ? (pagination?.pageSize ?? fewCards) : state === 'error' ? 0 : shown.count
  const height = hasSummary(columns) ? (hasFoot(table) ? 7 : 5) : 2 + 1.5 * Math.min(columns.length, maxCardFields + 1)
  return (
    <div aria-busy data-waiting="" style={{ display: 'grid', gridTemplateColumns: cardColumns, gap: tokens.space[3] }}>
      {(hasCardSort !== false || table.tools) && (
        <Skeleton shape="block" height={tokens.density.control} style={{ gridColumn: '1 / -1' }} />
      )}
      {Array.from({ length: pagination ? count : Math.min(count, fewCards) }, (_, card) => (
        <Skeleton key={card} shape="block" height={`${height}rem`} />
      ))}
    </div>
  )
}
