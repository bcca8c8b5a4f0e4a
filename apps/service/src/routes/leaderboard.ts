import { getLeaderboardRanking, getLeaderboardTypes, rankScores } from '@producer-portal/domain/leaderboard'
import { leaderboardDays, leaderboardTypes } from '@producer-portal/domain/catalog'
import { dayAfter } from '../days.ts'
import { HttpError } from '../http/failure.ts'
import type { Route } from './route.ts'
import { route } from './route.ts'
import { readIssuedTotals } from '../store/leaderboard.ts'

/** The types that the leaderboard can rank, and the rankings by issued business. */
export const routes: readonly Route[] = [
  route(getLeaderboardTypes, () => Promise.resolve([...leaderboardTypes])),

  route(getLeaderboardRanking, async ({ query: { selector, type }, user, services }) => {
    if (!leaderboardTypes.some((each) => each.type === type)) {
      throw new HttpError(422, 'There is no such ranking.', { errors: ['type: none of the types'] })
    }
    const totals = await readIssuedTotals(services.db, selector, dayAfter(services.now(), -leaderboardDays))
    const ownId = selector === 'agent' ? user.account.agent_no : user.account.agency_no
    return [
      ...rankScores(
        totals.map(({ id, name, agency, values }) => ({
          id,
          name,
          agency,
          value: values[type] ?? 0,
          isOwn: id === ownId,
        })),
      ),
    ]
  }),
]
