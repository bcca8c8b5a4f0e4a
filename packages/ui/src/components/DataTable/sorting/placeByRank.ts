import type { Ranks } from './ranksOf.js'

/** Rows in the order of their ranks; rows of one rank keep their order. Looks at each row twice, whatever their number. */
export function placeByRank<Row>(rows: readonly Row[], { ranks, count }: Ranks, isReversed: boolean): Row[] {
  const starts = new Int32Array(count + 1)
  const slotOf = (rank: number) => (isReversed ? count - 1 - rank : rank)
  for (const rank of ranks) starts[slotOf(rank) + 1] = (starts[slotOf(rank) + 1] ?? 0) + 1
  for (let slot = 1; slot < count; slot += 1) starts[slot] = (starts[slot] ?? 0) + (starts[slot - 1] ?? 0)
  const placed: Row[] = Array.from(rows)
  rows.forEach((row, index) => {
    const slot = slotOf(ranks[index] ?? 0)
    const place = starts[slot] ?? 0
    placed[place] = row
    starts[slot] = place + 1
  })
  return placed
}
