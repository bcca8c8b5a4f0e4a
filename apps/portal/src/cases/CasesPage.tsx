import { caseExport, caseLists, contractTypeHrefs, parseContractType } from '@producer-portal/domain/cases'
import type { Case, CaseList, ContractType } from '@producer-portal/domain/cases'
import { columnSettingsHrefs, shownColumns } from '@producer-portal/domain/column-settings'
import { fallbackFontList } from '@producer-portal/domain/exports'
import { applicationCodes } from '@producer-portal/domain/manage-access'
import type { SentContext } from '@producer-portal/domain/requirements'
import { caseMessages, CaseScreen } from '@producer-portal/features/cases'
import type { ShownRows } from '@producer-portal/features/cases'
import { ExportMenu, useExportLanguage } from '@producer-portal/features/exports'
import { useMessages } from '@producer-portal/features/i18n'
import { useListRows } from '@producer-portal/ui'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useColumnSettings } from '../lists/useColumnSettings.js'
import { useColumnWidths } from '../lists/useColumnWidths.js'
import { useFocusAfterSearch } from '../home-office/useFocusAfterSearch.js'
import { useNarrowedRules, useViewedLists } from '../home-office/useViewedLists.js'
import { useAgentRows } from '../lists/useListQuery.js'
import { useListState } from '../lists/useListState.js'
import { useToday } from '../lists/useToday.js'
import { lazyPanel } from '../shell/lazy-panel.js'
import { useSentAnswers } from '../requirements/useSentAnswers.js'
import { useCaseLinks } from './useCaseLinks.js'
import { useCasePanel } from './useCasePanel.js'
import { useLoadedCaseCounts } from './queries.js'
import { useCases } from './useCases.js'

const CasePanels = lazyPanel(() => import('./CasePanels.js').then((module) => module.CasePanels))

const lists = [applicationCodes.cases]
const noCases: readonly Case[] = []

/** /new-business/pending, issued and not-placed: the cases of one list. Filters, sort and page are in the URL. */
export function CasesPage() {
  const t = useMessages(caseMessages)
  const type = parseContractType(useLocation().pathname.split('/')[2]) ?? 'pending'
  const { user, agencyNo, viewedAgent, mustChooseFirst, isLoading, pathTo, viewed, withTexts, dashboardHref } =
    useViewedLists(lists)
  useFocusAfterSearch(mustChooseFirst)
  const query = useCases(mustChooseFirst || isLoading ? null : type, agencyNo)
  const columns = useColumnSettings(type)
  const hrefs = contractTypeHrefs((segment) => pathTo(`/new-business/${segment}`))
  const sentAnswers = useSentAnswers()
  const rules = useNarrowedRules(useRules(type, sentAnswers[0]), viewedAgent)
  const { list, hrefTo } = useListState(rules, hrefs[type])
  // All counts of an agent's lists are of what the filter for agents lets through
  const agent = viewedAgent && list.filters.agent
  const counts = useLoadedCaseCounts(agencyNo, agent)
  const own = useAgentRows(query.cases, agent)
  const isCounted = query.data !== undefined && query.state === 'ready'
  const panel = useCasePanel()
  const now = useToday()
  const { rows: shown } = useListRows(rules, {
    // Only an open panel says where its case stands
    rows: panel.open ? (query.cases ?? noCases) : noCases,
    filters: list.filters,
    sort: list.sort,
    now,
  })
  const links = useCaseLinks(panel, sentAnswers[0], hrefs[type])
  const { locale, translate } = useExportLanguage()
  // All pages, with the visible columns in the user's order
  const describe = (cases: readonly Case[]) =>
    caseExport({
      type,
      cases,
      columns: translate(shownColumns(columns.settings, rules.columns)),
      now: new Date(),
      locale,
    })
  const drawExport = ({ count, rows }: ShownRows<Case>) => (
    <ExportMenu
      title={t('exportTitle')}
      count={count}
      getTable={() => describe(rows())}
      refresh={query.reload}
      fallbackFonts={fallbackFontList}
    />
  )

  return withTexts(
    <>
      <CaseScreen
        user={user}
        list={{ rules, state: list }}
        loaded={{
          state: isLoading ? 'loading' : query.state,
          rows: query.cases,
          staleSince: query.staleSince,
          onRetry: query.reload,
        }}
        now={now}
        viewed={viewed}
        columns={{
          settings: columns.isLoading ? null : columns.settings,
          problem: columns.problem,
          onRetry: columns.problem === 'not-retrieved' ? columns.reload : undefined,
        }}
        rowLinks={links}
        widths={useColumnWidths(type)}
        renderExport={drawExport}
        counts={isCounted ? { ...counts, [type]: own.length } : counts}
        hrefs={{
          dashboard: dashboardHref,
          columnSettings: pathTo(columnSettingsHrefs[type]),
          lists: contractTypeHrefs((segment) => hrefTo(pathTo(`/new-business/${segment}`))),
        }}
      />
      <CasePanels
        control={panel}
        cases={query.cases}
        isComplete={query.data !== undefined}
        shown={query.data && shown}
        sentAnswers={sentAnswers}
        onAnswered={() => void query.reload()}
      />
    </>,
  )
}

/** The rules of a list in which what was sent needs no attention. */
function useRules(type: ContractType, sent: SentContext): CaseList {
  return useMemo(
    () => ({
      ...caseLists[type],
      filterRows: (cases, filters, now) => caseLists[type].filterRows(cases, filters, now, sent),
    }),
    [type, sent],
  )
}
