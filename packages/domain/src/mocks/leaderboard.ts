import type { LeaderboardEntry, LeaderboardSelector, LeaderboardType } from '../leaderboard/index.ts'
import { rankScores } from '../leaderboard/index.ts'
import { castAgencies, castAgencyName } from './people/agencies.ts'
import { castAgents } from './people/cast.ts'

/** What can be ranked, for agencies and agents alike. */
export const mockLeaderboardTypes: readonly LeaderboardType[] = [
  { type: 'issued-cases', label: 'Issued cases', unit: 'count' },
  { type: 'face-amount', label: 'Face amount issued', unit: 'dollars' },
  { type: 'target-premium', label: 'Target premium', unit: 'dollars' },
]

const amounts = [31, 12, 24, 12, 7, 19, 3, 28]

/** A ranking of the cast's agencies or agents; amounts of money are whole thousands. */
export function mockLeaderboardRanking(selector: LeaderboardSelector, type: string): readonly LeaderboardEntry[] {
  const unit = mockLeaderboardTypes.find((each) => each.type === type)?.unit
  const ranked =
    selector === 'agency'
      ? castAgencies.map(({ agencyName }) => ({ name: agencyName, agency: null }))
      : castAgents().map(({ fullName, agencyNo }) => ({ name: fullName, agency: castAgencyName(agencyNo) }))
  return rankScores(
    ranked.map((each, place) => {
      const amount = amounts[place % amounts.length] ?? 0
      return { ...each, value: unit === 'dollars' ? amount * 25_000 : amount }
    }),
  )
}
