import type { Case } from '@producer-portal/domain/cases'
import {
  caseAddress,
  caseWidgetLists,
  caseWidgetState,
  contractTypeHrefs,
  contractTypeSegments,
  parseContractType,
} from '@producer-portal/domain/cases'
import type { SentContext } from '@producer-portal/domain/requirements'
import { CaseWidget } from '@producer-portal/features/cases'
import { lazyComponent } from '@producer-portal/ui'
import { useCallback, useState } from 'react'
import { useCaseLists } from './queries.js'
import { lazyPanel } from '../shell/lazy-panel.js'
import { NearView } from '../shell/NearView.js'
import { SectionBoundary } from '../shell/SectionBoundary.js'
import { useCasePanel } from './useCasePanel.js'
import { caseDetailHref } from '../lists/case-panel-query.js'
import { useHasSentAnswers } from '../requirements/useHasSentAnswers.js'
import { useListState } from '../lists/useListState.js'
import { useToday } from '../lists/useToday.js'
import { useNarrowedRules } from '../home-office/useViewedLists.js'
import type { ActivityProps } from '../home-office/useViewedLists.js'
import { pathViewing } from '../home-office/viewed-number.js'

const CaseSummaryChart = lazyComponent(async () => (await import('./case-chart.js')).CaseSummaryChart, {
  fallback: null,
})
/** The height of the chart. */
const chartHeight = '6.5rem'

const CasePanels = lazyPanel(() => import('./CasePanels.js').then((module) => module.CasePanelsWithSentAnswers))

/** The New Business widget of the dashboard on the service's data, with its slide-outs. */
export function CaseActivity({ number, agencyNo, viewedAgent }: ActivityProps) {
  const { list } = useListState(useNarrowedRules(caseWidgetState, viewedAgent))
  const { agent } = list.filters
  // All counts of an agent's dashboard are of what its filter lets through
  const { lists, reload } = useCaseLists(agencyNo, viewedAgent && agent)
  const type = parseContractType(list.filters.list) ?? 'pending'
  const panel = useCasePanel()
  // Known once the panels have loaded: before anything can be sent from this page, and at once if something was sent before
  const [sent, setSent] = useState<SentContext>()
  const { openPanel } = panel
  const openCase = useCallback((row: Case) => openPanel(row, 'detail'), [openPanel])
  const hrefs = contractTypeHrefs((segment) => pathViewing(`/new-business/${segment}`, number))
  const page = hrefs[type]
  const getRowHref = useCallback((row: Case) => caseDetailHref(page, caseAddress(row)), [page])
  const openRequirements = useCallback((row: Case) => openPanel(row, 'requirements'), [openPanel])
  const now = useToday()
  const { state, rows: cases } = lists[type]
  return (
    <>
      <SectionBoundary>
        <CaseWidget
          list={{ rules: caseWidgetLists[type], state: list }}
          onTypeSelect={(next) => list.onFiltersChange({ list: contractTypeSegments[next] })}
          lists={lists}
          now={now}
          onRowOpen={openCase}
          getRowHref={getRowHref}
          sent={sent}
          onRequirementsOpen={openRequirements}
          onRefresh={reload}
          chart={
            <SectionBoundary>
              <NearView height={chartHeight}>
                <CaseSummaryChart cases={cases} filters={list.filters} onFiltersChange={list.onFiltersChange} />
              </NearView>
            </SectionBoundary>
          }
          hrefs={hrefs}
        />
      </SectionBoundary>
      <CasePanels
        control={panel}
        isWanted={useHasSentAnswers()}
        cases={state === 'ready' ? cases : undefined}
        onSentChange={setSent}
        onAnswered={reload}
      />
    </>
  )
}
