import {
  type Brand,
  type ContrastPair,
  getContrast,
  contrastPairs,
  type Mode,
  createPalette,
} from '@producer-portal/ui/tokens'

/** The pair of a kind that is hardest to tell apart in a mode. */
export interface ContrastFigure {
  readonly pair: ContrastPair
  readonly ratio: number
  /** The number of pairs of the kind were measured. */
  readonly count: number
}

/** The lowest contrast of text (least 4.5) or of edges (least 3) among all pairs, in one mode of a brand. */
export function getLowestContrast(
  brand: Pick<Brand, 'hue' | 'chroma'>,
  mode: Mode,
  least: 4.5 | 3,
): ContrastFigure | undefined {
  const palette = createPalette(brand, mode)
  const pairs = contrastPairs.filter((pair) => pair.least === least)
  return pairs
    .map((pair) => ({ pair, ratio: getContrast(palette[pair.front], palette[pair.back]), count: pairs.length }))
    .toSorted((a, b) => a.ratio - b.ratio)[0]
}
