import { isHomeOffice } from '@producer-portal/domain/access'
import { caseTables, contractTypeOfSegment } from '@producer-portal/domain/cases'
import type { Case } from '@producer-portal/domain/cases'
import { CaseScreen } from '@producer-portal/features/cases'
import { pageCountOf } from '@producer-portal/ui'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useCases } from '../data/useCases.js'
import { useColumnSettings } from '../data/useColumnSettings.js'
import { useUser } from '../state/session-state.js'
import { useListView } from './useListView.js'

const pageSize = 10
const none: readonly Case[] = []

/** /new-business/pending, issued and not-placed: the cases of one list, page and sort in the address. */
export function CasesPage() {
  const type = contractTypeOfSegment(useLocation().pathname.split('/')[2]) ?? 'pending'
  const user = useUser()
  const mustSearchFirst = isHomeOffice(user)
  const { data: cases = none, isLoading, error, reload } = useCases(mustSearchFirst ? null : type)
  const columns = useColumnSettings(type)
  const { view, change } = useListView(caseTables[type])
  const sort = useMemo(() => view.sort && { columnId: view.sort.column, direction: view.sort.direction }, [view.sort])

  const isWaiting = isLoading && !mustSearchFirst
  const lastPage = isWaiting ? view.page : pageCountOf({ total: cases.length, pageSize })
  return (
    <CaseScreen
      type={type}
      user={user}
      state={error === undefined ? (isWaiting ? 'loading' : 'ready') : 'error'}
      cases={cases}
      columnSettings={columns.isLoading ? null : columns.settings}
      columnProblem={columns.problem}
      onColumnsRetry={columns.problem === 'not-retrieved' ? columns.reload : undefined}
      sort={sort}
      onSortChange={({ columnId, direction }) => change({ sort: { column: columnId, direction }, page: 1 })}
      page={Math.max(1, Math.min(view.page, lastPage))}
      pageSize={pageSize}
      onPageChange={(page) => change({ page })}
      onRetry={reload}
    />
  )
}
