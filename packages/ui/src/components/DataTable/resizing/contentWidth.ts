/** What clips the words of a cell in the cell's place. */
const CLIPPING = '.dt-cut, .dt-sort, .dt-name'

/** The width in px at which none of these cells, all of `width` px at present, clips what it shows. */
export function contentWidth(cells: Iterable<HTMLElement>, width: number): number {
  let lacking = 0
  for (const cell of cells) {
    const clipping = cell.querySelector<HTMLElement>(CLIPPING) ?? cell
    lacking = Math.max(lacking, clipping.scrollWidth - clipping.clientWidth)
  }
  // A pixel more: sizes of text are told in whole ones.
  return lacking === 0 ? width : width + lacking + 1
}
