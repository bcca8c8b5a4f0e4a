import type { ColumnLayout, PlacedColumn } from '../layout/layoutColumns.js'

/** How much wider than before the column is meanwhile. */
export const changeVariable = '--dt-change'
const change = ` + var(${changeVariable})`

/**
 * The sizes of the table as they follow `--dt-change` while one column is being resized: then every movement sets one
 * variable, and the browser alone does the rest.
 */
export function previewVariables<Row>(
  { locked, main, lockedWidth, viewWidth, isLockKept }: ColumnLayout<Row>,
  resized: PlacedColumn<Row>,
): ReadonlyMap<string, string> {
  const isLocked = locked.includes(resized)
  const columns = (isLocked ? locked : main).map((placed) =>
    placed === resized ? `calc(${placed.width}px + var(${changeVariable}))` : `${placed.width}px`,
  )
  const ownMain = main.reduce((sum, { width }) => sum + width, 0)
  const lockedSize = `(${lockedWidth}px${isLocked ? change : ''})`
  const mainSize = `max(${ownMain}px${isLocked ? '' : change}, ${viewWidth}px - ${lockedSize})`
  return new Map([
    [isLocked ? '--dt-locked-columns' : '--dt-main-columns', columns.join(' ')],
    ['--dt-locked-width', `calc${lockedSize}`],
    ['--dt-main-width', mainSize],
    ['--dt-width', `calc(${lockedSize} + ${mainSize})`],
    ['--dt-covered', isLockKept ? `calc${lockedSize}` : '0px'],
  ])
}
