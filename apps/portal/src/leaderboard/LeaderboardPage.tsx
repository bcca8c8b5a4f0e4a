import { statusCodes } from '@producer-portal/domain/auth'
import { getLeaderboardRanking, getLeaderboardTypes } from '@producer-portal/domain/leaderboard'
import type { LeaderboardEntry, LeaderboardSelector } from '@producer-portal/domain/leaderboard'
import { LeaderboardScreen } from '@producer-portal/features/leaderboard'
import { useSearchParams } from 'react-router-dom'
import { HttpError } from '../api/errors.js'
import { useQuery } from '../api/useQuery.js'
import { useToday } from '../lists/useToday.js'

const noEntries: readonly LeaderboardEntry[] = []
/** A service without rankings answers so. */
const missingStatuses: readonly number[] = [statusCodes.notFound, 501]

/** /leaderboard: who is ranked, and by what, is in the URL. A type that there isn't counts as the first one. */
export function LeaderboardPage() {
  const [query, setQuery] = useSearchParams()
  const selector: LeaderboardSelector = query.get('selector') === 'agent' ? 'agent' : 'agency'
  const types = useQuery(getLeaderboardTypes, { query: { selector } })
  const type = types.data?.find((each) => each.type === query.get('type')) ?? types.data?.[0] ?? null
  const ranking = useQuery(getLeaderboardRanking, type && { query: { selector, type: type.type } })
  const isMissing = ranking.error instanceof HttpError && missingStatuses.includes(ranking.error.status)

  const change = (next: Readonly<Record<string, string>>) => {
    setQuery((last) => new URLSearchParams({ ...Object.fromEntries(last), ...next }), { preventScrollReset: true })
  }
  return (
    <LeaderboardScreen
      selector={selector}
      onSelectorChange={(next) => change({ selector: next })}
      types={types.data ?? (types.error === undefined ? 'loading' : 'error')}
      type={type}
      onTypeChange={(next) => change({ type: next })}
      entries={ranking.data ?? (isMissing ? noEntries : ranking.error === undefined ? 'loading' : 'error')}
      today={useToday()}
      onRetry={() => void (types.error === undefined ? ranking.reload() : types.reload())}
    />
  )
}
