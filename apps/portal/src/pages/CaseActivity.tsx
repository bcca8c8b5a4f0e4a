import type { Case } from '@producer-portal/domain/cases'
import { contractTypeHrefs } from '@producer-portal/domain/cases'
import { CaseGlance, CaseWidget } from '@producer-portal/features/cases'
import { useCallback } from 'react'
import { useDashboardLists } from '../data/useDashboardLists.js'
import { LazyCasePanels } from './LazyCasePanels.js'
import { useCasePanel } from './useCasePanel.js'
import { useCaseWidgetView } from './useCaseWidgetView.js'
import { useToday } from './useToday.js'
import { pathViewing } from './viewed-number.js'

export interface CaseActivityProps {
  /** Whose lists home office looks at; null for one's own. */
  number: string | null
}

/** The New Business widget of the dashboard on the service's data, with its slide-outs. */
export function CaseActivity({ number }: CaseActivityProps) {
  const { lists, reload } = useDashboardLists(number ?? undefined)
  const view = useCaseWidgetView()
  const panel = useCasePanel()
  const { openPanel } = panel
  const openCase = useCallback((row: Case) => openPanel(row, 'detail'), [openPanel])
  const openRequirements = useCallback((row: Case) => openPanel(row, 'requirements'), [openPanel])
  const now = useToday()
  const { state, cases } = lists[view.type]
  return (
    <>
      <CaseWidget
        type={view.type}
        onTypeSelect={view.selectType}
        lists={lists}
        filters={view.filters}
        onFiltersChange={view.changeFilters}
        now={now}
        sort={view.sort}
        onSortChange={view.changeSort}
        page={view.page}
        onPageChange={view.changePage}
        onCaseOpen={openCase}
        onRequirementsOpen={openRequirements}
        onRefresh={reload}
        glance={<CaseGlance cases={cases} filters={view.filters} onFiltersChange={view.changeFilters} now={now} />}
        hrefs={contractTypeHrefs((segment) => pathViewing(`/new-business/${segment}`, number))}
      />
      <LazyCasePanels control={panel} cases={state === 'ready' ? cases : undefined} onAnswered={reload} />
    </>
  )
}
