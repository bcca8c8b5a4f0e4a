import { getLeaderboardTypes } from '@producer-portal/domain/leaderboard'
import { mockLeaderboardTypes } from '@producer-portal/domain/mocks'
import { RequestFailure } from '../http/failure.ts'
import type { Route } from '../http/route.ts'
import { route } from '../http/route.ts'

/** What the leaderboard can rank. */
export const leaderboardRoutes: readonly Route[] = [
  route(getLeaderboardTypes, ({ services }) => {
    if (!services.settings.FEATURE_LEADERBOARD) throw new RequestFailure(404, 'The leaderboard is switched off.')
    return Promise.resolve([...mockLeaderboardTypes])
  }),
]
