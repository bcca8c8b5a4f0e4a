import { Skeleton } from '../Skeleton/Skeleton.js'

export interface TableSkeletonProps {
  /** For each column, whether its text is at the end. */
  atEnd: readonly boolean[]
  /** Rows to reserve space for. */
  rowCount: number
}

/** The skeleton of the rows while they load. Hidden from screen readers: the grid has `aria-busy`. */
export function TableSkeleton({ atEnd, rowCount }: TableSkeletonProps) {
  return Array.from({ length: rowCount }, (_row, row) => (
    <div key={row} className="dt-skeleton-row">
      {atEnd.map((isAtEnd, column) => (
        <div key={column} className={isAtEnd ? 'dt-cell dt-custom dt-end' : 'dt-cell dt-custom'}>
          <Skeleton width={raggedWidth(row, column)} />
        </div>
      ))}
    </div>
  ))
}

/** Varying widths, which look like text. */
function raggedWidth(row: number, column: number): string {
  return `${40 + ((row * 7 + column * 13) % 5) * 10}%`
}
