import { isHomeOffice } from '@producer-portal/domain/access'
import { contractTypeNames, contractTypeOfSegment } from '@producer-portal/domain/cases'
import type { Case } from '@producer-portal/domain/cases'
import { CaseScreen } from '@producer-portal/features/cases'
import type { ShownCases } from '@producer-portal/features/cases'
import { ViewedAgent } from '@producer-portal/features/lookup'
import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useAgentNumbered } from '../data/useAgentNumbered.js'
import { useCases } from '../data/useCases.js'
import { useColumnSettings } from '../data/useColumnSettings.js'
import { useUser } from '../state/session-state.js'
import { CaseExport } from './CaseExport.js'
import { HomeOfficeTools } from './HomeOfficeTools.js'
import { LazyCasePanels } from './LazyCasePanels.js'
import { useCaseLinks } from './useCaseLinks.js'
import { useCaseListView } from './useCaseListView.js'
import { useCasePanel } from './useCasePanel.js'
import { useToday } from './useToday.js'
import { pathViewing, viewedNumber } from './viewed-number.js'

const none: readonly Case[] = []
/** Room for one small button, in px. */
const rowMenuWidth = 64

/** /new-business/pending, issued and not-placed: the cases of one list, and in the address what is seen of it. */
export function CasesPage() {
  const type = contractTypeOfSegment(useLocation().pathname.split('/')[2]) ?? 'pending'
  const user = useUser()
  const [query] = useSearchParams()
  const number = viewedNumber(query, user)
  const viewed = useAgentNumbered(number)
  const mustSearchFirst = isHomeOffice(user) && number === null
  const { data: cases = none, isLoading, error, reload } = useCases(mustSearchFirst ? null : type, number ?? undefined)
  const columns = useColumnSettings(type)
  const { view, change, filters, changeFilters } = useCaseListView(type)
  const sort = useMemo(() => view.sort && { columnId: view.sort.column, direction: view.sort.direction }, [view.sort])
  const listHref = (each: keyof typeof contractTypeNames) =>
    pathViewing(`/new-business/${contractTypeNames[each].segment}`, number)
  const panel = useCasePanel()
  const links = useCaseLinks(panel)
  const drawExport = (shown: ShownCases) => <CaseExport type={type} settings={columns.settings} {...shown} />

  return (
    <>
      <CaseScreen
        type={type}
        user={user}
        state={error === undefined ? (isLoading && !mustSearchFirst ? 'loading' : 'ready') : 'error'}
        cases={cases}
        hasSearched={number !== null}
        filters={filters}
        onFiltersChange={changeFilters}
        now={useToday()}
        columnSettings={columns.isLoading ? null : columns.settings}
        columnProblem={columns.problem}
        columnSettingsHref={pathViewing(`/new-business/column-settings/${contractTypeNames[type].segment}`, number)}
        onColumnsRetry={columns.problem === 'not-retrieved' ? columns.reload : undefined}
        sort={sort}
        onSortChange={({ columnId, direction }) => change({ sort: { column: columnId, direction }, page: 1 })}
        onSortClear={() => change({ sort: null, page: 1 })}
        page={view.page}
        onPageChange={(page) => change({ page })}
        pageSize={view.pageSize}
        onPageSizeChange={(pageSize) => change({ pageSize, page: 1 })}
        onRetry={reload}
        toolbarActions={drawExport}
        description={viewed && <ViewedAgent agent={viewed} />}
        headerActions={isHomeOffice(user) && <HomeOfficeTools number={number} />}
        listHrefs={{ pending: listHref('pending'), issued: listHref('issued'), not_placed: listHref('not_placed') }}
        dashboardHref={pathViewing('/dashboard', number)}
        {...links}
        rowActionsWidth={rowMenuWidth}
      />
      <LazyCasePanels control={panel} cases={cases} onAnswered={reload} />
    </>
  )
}
