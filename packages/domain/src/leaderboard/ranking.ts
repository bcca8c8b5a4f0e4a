import type { LeaderboardEntry } from './entities.ts'

/** An entry before it has a place. */
export type LeaderboardScore = Pick<LeaderboardEntry, 'id' | 'name' | 'agency' | 'value' | 'isOwn'>

/**
 * Ranks scores, highest first and equals by name. Equal values share a rank and the next rank is left out (1, 1, 3);
 * the share is the part of the first place's value, 0 when there is nothing to compare with.
 */
export function rankScores(scores: readonly LeaderboardScore[]): readonly LeaderboardEntry[] {
  const ordered = scores.toSorted((a, b) => b.value - a.value || a.name.localeCompare(b.name, 'en'))
  const first = ordered[0]?.value ?? 0
  let rank = 0
  return ordered.map((score, at) => {
    if (score.value !== ordered[at - 1]?.value) rank = at + 1
    return { ...score, rank, share: first > 0 ? Math.max(0, score.value / first) : 0 }
  })
}
