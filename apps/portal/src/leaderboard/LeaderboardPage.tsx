import { getLeaderboardRanking, getLeaderboardTypes } from '@producer-portal/domain/leaderboard'
import type { LeaderboardEntry, LeaderboardSelector } from '@producer-portal/domain/leaderboard'
import { LeaderboardScreen } from '@producer-portal/features/leaderboard'
import { startTransition, useOptimistic } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { RequestError } from '../api/errors.js'
import { toLoad, useQuery } from '../api/useQuery.js'
import { useToday } from '../lists/useToday.js'

const noEntries: readonly LeaderboardEntry[] = []

/** A service without rankings answers that there are none, or that it doesn't have them. */
function isWithoutRankings(error: unknown): boolean {
  if (!(error instanceof RequestError)) return false
  const { failure } = error
  return failure.kind === 'notFound' || (failure.kind === 'failed' && failure.status === 501)
}

/** /leaderboard: who is ranked, and by what, is in the URL. A type that there isn't counts as the first one. */
export function LeaderboardPage() {
  const { selector, type: wantedType, change } = useChoice()
  const types = useQuery(getLeaderboardTypes, { query: { selector } })
  const type = types.data?.find((each) => each.type === wantedType) ?? types.data?.[0] ?? null
  const ranking = useQuery(getLeaderboardRanking, type && { query: { selector, type: type.type } })
  const isMissing = isWithoutRankings(ranking.error)

  return (
    <LeaderboardScreen
      selector={selector}
      onSelectorChange={(next) => change({ selector: next })}
      types={toLoad(types)}
      type={type}
      onTypeChange={(next) => change({ type: next })}
      entries={ranking.data ?? (isMissing ? noEntries : toLoad(ranking))}
      today={useToday()}
      onRetry={() => void (types.error === undefined ? ranking.reload() : types.reload())}
    />
  )
}

/** The choice, as the URL says; until the URL follows, what was asked for counts. */
function useChoice() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const [choice, showChoice] = useOptimistic(query)
  const selector: LeaderboardSelector = choice.get('selector') === 'agent' ? 'agent' : 'agency'
  return {
    selector,
    type: choice.get('type'),
    change: (next: Readonly<Record<string, string>>) => {
      const wanted = new URLSearchParams({ ...Object.fromEntries(choice), ...next })
      startTransition(async () => {
        showChoice(wanted)
        await navigate({ search: String(wanted) }, { preventScrollReset: true })
      })
    },
  }
}
