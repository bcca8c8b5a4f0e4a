/** Ids of the two halves of a row, by the element that draws it. */
export function rowIds(tableId: string, slot: number): { readonly locked: string; readonly main: string } {
  return { locked: `${tableId}l${slot}`, main: `${tableId}m${slot}` }
}

/** The other half of a row. */
export function otherHalf(row: HTMLElement, tableId: string): HTMLElement | null {
  const half = row.id.slice(tableId.length)
  const other = half.startsWith('l') ? half.replace('l', 'm') : half.replace('m', 'l')
  return row.ownerDocument.getElementById(tableId + other)
}
