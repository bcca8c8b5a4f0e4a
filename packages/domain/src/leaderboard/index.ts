export { getLeaderboardRanking, getLeaderboardTypes } from './endpoints.ts'
export { leaderboardSelectors } from './entities.ts'
export type { LeaderboardEntry, LeaderboardSelector, LeaderboardType } from './entities.ts'
export { rankScores } from './ranking.ts'
