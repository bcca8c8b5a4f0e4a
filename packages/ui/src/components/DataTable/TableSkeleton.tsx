import { Skeleton } from '../Skeleton/Skeleton.js'

export interface TableSkeletonProps {
  /** Number of columns. */
  columnCount: number
  /** Rows to reserve space for. */
  rowCount: number
}

/** The skeleton of the rows while they load. Hidden from screen readers: the grid has `aria-busy`. */
export function TableSkeleton({ columnCount, rowCount }: TableSkeletonProps) {
  return Array.from({ length: rowCount }, (_row, row) => (
    <div key={row} className="dt-skeleton-row">
      {Array.from({ length: columnCount }, (_column, column) => (
        <div key={column} className="dt-cell dt-custom">
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
