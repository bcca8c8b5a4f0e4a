import * as v from 'valibot'
import { canSeeLeaderboard } from '../access/index.ts'
import { defineEndpoint } from '../endpoint/index.ts'
import { leaderboardEntrySchema, leaderboardSelectors, leaderboardTypeSchema } from './entities.ts'

const subject = 'leaderboard'
const selector = v.picklist(leaderboardSelectors)

export const getLeaderboardTypes = defineEndpoint({
  name: 'getLeaderboardTypes',
  method: 'GET',
  path: '/leaderboard/getTypes',
  subject,
  summary: 'What can be ranked for agencies or for agents.',
  flag: 'leaderboard',
  access: canSeeLeaderboard,
  query: v.object({ selector }),
  answer: v.array(leaderboardTypeSchema),
  source: 'portal-defined',
})

export const getLeaderboardRanking = defineEndpoint({
  name: 'getLeaderboardRanking',
  method: 'GET',
  path: '/leaderboard/ranking',
  subject,
  summary: 'The ranking of agencies or agents by one type, first place first.',
  flag: 'leaderboard',
  access: canSeeLeaderboard,
  query: v.object({ selector, type: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)) }),
  answer: v.array(leaderboardEntrySchema),
  source: 'portal-defined',
})
