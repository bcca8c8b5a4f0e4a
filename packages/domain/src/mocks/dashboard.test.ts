import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { getWorklist } from '../dashboard/index.ts'
import { illustrationCards, visibleIllustrationCards } from '../illustrations/index.ts'
import { getLeaderboardRanking, getLeaderboardTypes, leaderboardSelectors } from '../leaderboard/index.ts'
import { chosenQuickLinks, getQuickLinks, getQuickLinkSelections } from '../quick-links/index.ts'
import { getAvailableStatements, statementRows } from '../statements/index.ts'
import { leaderboardTypes, quickLinkOptions } from '../catalog/index.ts'
import {
  mockLeaderboardRanking,
  mockQuickLinkGroups,
  mockQuickLinkSelections,
  mockStatementYears,
  mockWorklist,
} from './dashboard.ts'

const now = new Date('2026-03-10T12:00:00Z')

describe('statements, quick links and leaderboard of the cast', () => {
  test.each<[string, v.GenericSchema, unknown]>([
    ['statements', getAvailableStatements.answer, mockStatementYears(now)],
    ['what waits', getWorklist.answer, mockWorklist(now)],
    ['quick links', getQuickLinks.answer, mockQuickLinkGroups()],
    ['chosen quick links', getQuickLinkSelections.answer, mockQuickLinkSelections],
    ['leaderboard types', getLeaderboardTypes.answer, leaderboardTypes],
  ])('%s fit the answer of their call', (_, schema, data) => {
    expect(v.parse(schema, data)).toEqual(data)
  })

  test.each(leaderboardSelectors.flatMap((selector) => leaderboardTypes.map(({ type }) => [selector, type] as const)))(
    'a ranking of each %s by %s fits its call and has a first place',
    (selector, type) => {
      const ranking = mockLeaderboardRanking(selector, type)
      expect(v.parse(getLeaderboardRanking.answer, ranking)).toEqual(ranking)
      expect(ranking[0]).toMatchObject({ rank: 1, share: 1 })
    },
  )

  test('three years of statements in 2026, the oldest without NCDC', () => {
    expect(statementRows(mockStatementYears(now)).map(({ year, ncdcId }) => [year, ncdcId !== null])).toEqual([
      [2025, true],
      [2024, true],
      [2023, false],
    ])
  })

  test('the quick links open every card of the illustrations hub', () => {
    expect(visibleIllustrationCards(quickLinkOptions, () => true)).toHaveLength(illustrationCards.length)
  })

  test('quick links are chosen in an order of their own', () => {
    const chosen = chosenQuickLinks(mockQuickLinkSelections).map(({ id }) => id)
    expect(chosen).toEqual(['ql-forms', 'ql-statements', 'ql-pending', 'ql-life'])
  })
})
