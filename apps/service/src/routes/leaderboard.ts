import { getLeaderboardRanking, getLeaderboardTypes, rankScores } from '@producer-portal/domain/leaderboard'
import { mockLeaderboardTypes } from '@producer-portal/domain/mocks'
import { RequestFailure } from '../http/failure.ts'
import type { Route } from '../http/route.ts'
import { route } from '../http/route.ts'
import type { Services } from '../http/services.ts'
import { issuedTotals } from '../store/leaderboard.ts'

/** What the leaderboard can rank, and the rankings by the issued business. */
export const leaderboardRoutes: readonly Route[] = [
  route(getLeaderboardTypes, ({ services }) => {
    checkSwitchedOn(services)
    return Promise.resolve([...mockLeaderboardTypes])
  }),

  route(getLeaderboardRanking, async ({ query: { selector, type }, services }) => {
    checkSwitchedOn(services)
    if (!mockLeaderboardTypes.some((each) => each.type === type)) {
      throw new RequestFailure(422, 'There is no such ranking.', { errors: ['type: none of the types'] })
    }
    const totals = await issuedTotals(services.db, selector)
    return [...rankScores(totals.map(({ name, agency, values }) => ({ name, agency, value: values[type] ?? 0 })))]
  }),
]

function checkSwitchedOn({ settings }: Services): void {
  if (!settings.FEATURE_LEADERBOARD) throw new RequestFailure(404, 'The leaderboard is switched off.')
}
