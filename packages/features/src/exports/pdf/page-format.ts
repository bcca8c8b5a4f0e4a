/** A paper format in landscape, and the font size of its table; lengths in points. */
export interface PageFormat {
  readonly size: readonly [width: number, height: number]
  readonly fontSize: number
}

/** Letter, legal and tabloid: the more columns, the larger the paper. */
const formats = [
  { columns: 8, size: [792, 612], fontSize: 8 },
  { columns: 13, size: [1008, 612], fontSize: 7.5 },
  { columns: Infinity, size: [1224, 792], fontSize: 7 },
] as const

/** Chooses the smallest format on which this many columns are readable. */
export function choosePageFormat(columns: number): PageFormat {
  return formats.find((format) => columns <= format.columns) ?? formats[2]
}
