import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { getLeaderboardRanking } from './endpoints.ts'
import { leaderboardTypeSchema } from './entities.ts'
import { rankScores } from './ranking.ts'

const score = (name: string, value: number) => ({ name, agency: null, id: name, isOwn: false, value })

describe('the leaderboard', () => {
  test.each([
    ['nobody', [], []],
    ['one', [score('Rivera', 4)], [['Rivera', 1, 1]]],
    [
      'equal values share a rank and stand by name',
      [score('Rivera', 5), score('Chen', 10), score('Brandt', 10), score('Okafor', 0)],
      [
        ['Brandt', 1, 1],
        ['Chen', 1, 1],
        ['Rivera', 3, 0.5],
        ['Okafor', 4, 0],
      ],
    ],
    [
      'nothing sold yet',
      [score('Rivera', 0), score('Chen', 0)],
      [
        ['Chen', 1, 0],
        ['Rivera', 1, 0],
      ],
    ],
    [
      'a loss has no bar',
      [score('Rivera', 8), score('Chen', -2)],
      [
        ['Rivera', 1, 1],
        ['Chen', 2, 0],
      ],
    ],
  ])('%s', (_, scores, ranking) => {
    expect(rankScores(scores).map(({ name, rank, share }) => [name, rank, share])).toEqual(ranking)
  })

  test('a ranking fits the answer of its call', () => {
    const ranking = rankScores([score('Rivera', 3), score('Chen', 1)])
    expect(v.parse(getLeaderboardRanking.answer, ranking)).toEqual(ranking)
  })

  test('a type without a unit counts', () => {
    expect(v.parse(leaderboardTypeSchema, { type: 'issued', label: 'Issued cases' }).unit).toBe('count')
  })
})
