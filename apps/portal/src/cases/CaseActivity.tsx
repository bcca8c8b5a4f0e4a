import type { Case, CaseAttention } from '@producer-portal/domain/cases'
import {
  caseAddress,
  caseAttentions,
  caseListHrefs,
  caseWidgetLists,
  caseWidgetState,
  contractTypeHrefs,
  contractTypeSegments,
  countAttention,
  getAttentionType,
  parseContractType,
} from '@producer-portal/domain/cases'
import { applicationCodes } from '@producer-portal/domain/manage-access'
import type { SentContext } from '@producer-portal/domain/requirements'
import { AttentionLinks } from '@producer-portal/features/dashboard'
import { CaseSummaryChart, CaseWidget } from '@producer-portal/features/cases'
import { useCallback, useMemo, useState } from 'react'
import { useMissingAccess } from '../auth/useMissingAccess.js'
import { useCaseLists } from './queries.js'
import type { CaseLists } from './queries.js'
import { lazyPanel } from '../shell/lazy-panel.js'
import { SectionBoundary } from '../shell/SectionBoundary.js'
import { useCasePanel } from './useCasePanel.js'
import { caseDetailHref } from '../lists/case-panel-query.js'
import { useHasSentAnswers } from '../requirements/useHasSentAnswers.js'
import { useListState } from '../lists/useListState.js'
import { useToday } from '../lists/useToday.js'
import { useNarrowedRules } from '../home-office/useViewedLists.js'
import type { ActivityProps } from '../home-office/useViewedLists.js'
import { pathViewing } from '../home-office/viewed-number.js'

const CasePanels = lazyPanel(() => import('./CasePanels.js').then((module) => module.CasePanelsWithSentAnswers))

/** The New Business widget of the dashboard on the service's data, with its slide-outs. */
export function CaseActivity({ number, agencyNo, viewedAgent }: ActivityProps) {
  const { list } = useListState(useNarrowedRules(caseWidgetState, viewedAgent))
  const { agent } = list.filters
  // All counts of an agent's dashboard are of what its filter lets through
  const { lists, reload } = useCaseLists(agencyNo, viewedAgent && agent)
  // Lists open narrowed to the agent; another choice goes along
  const chosen: Record<string, string> = viewedAgent && agent !== viewedAgent.number ? { agent } : {}
  const type = parseContractType(list.filters.list) ?? 'pending'
  const isMissing = useMissingAccess(applicationCodes.cases) !== null
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
  const counts = useAttentionCounts(lists, sent)
  const links = caseAttentions.map((reason) => {
    const listType = getAttentionType(reason)
    const href = pathViewing(caseListHrefs[listType], number, { ...chosen, attention: reason })
    return { reason, state: lists[listType].state, href, count: counts[reason] }
  })
  return (
    <>
      <SectionBoundary>
        <AttentionLinks
          subject="newBusiness"
          links={
            // Nothing waits where nothing is shared, which is no achievement
            isMissing
              ? []
              : links.some((link) => link.state === 'loading')
                ? 'loading'
                : links.filter((link) => link.state === 'ready')
          }
        />
      </SectionBoundary>
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
              <CaseSummaryChart cases={cases} filters={list.filters} onFiltersChange={list.onFiltersChange} />
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

/**
 * The number of items that need attention, for each reason; counted again only when a list has loaded: it may have
 * 10,000 cases.
 */
function useAttentionCounts(
  { pending, issued }: CaseLists['lists'],
  sent: SentContext | undefined,
): Readonly<Record<CaseAttention, number>> {
  const [pendingCases, issuedCases] = [pending.rows, issued.rows]
  return useMemo(
    () => ({
      requirements: countAttention(pendingCases, 'requirements', sent),
      offers: countAttention(pendingCases, 'offers'),
      'over-90': countAttention(pendingCases, 'over-90'),
      'not-paid': countAttention(issuedCases, 'not-paid'),
    }),
    [pendingCases, issuedCases, sent],
  )
}
