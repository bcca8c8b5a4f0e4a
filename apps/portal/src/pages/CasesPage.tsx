import { contractTypeHrefs, contractTypeOfSegment } from '@producer-portal/domain/cases'
import type { Case } from '@producer-portal/domain/cases'
import { columnSettingsHrefs } from '@producer-portal/domain/column-settings'
import { CaseScreen } from '@producer-portal/features/cases'
import type { ShownCases } from '@producer-portal/features/cases'
import { useLocation } from 'react-router-dom'
import { listStateOf } from '../data/list-state.js'
import { useCases } from '../data/useCases.js'
import { useColumnSettings } from '../data/useColumnSettings.js'
import { CaseExport } from './CaseExport.js'
import { LazyCasePanels } from './LazyCasePanels.js'
import { useCaseLinks } from './useCaseLinks.js'
import { useCaseListView } from './useCaseListView.js'
import { useCasePanel } from './useCasePanel.js'
import { useToday } from './useToday.js'
import { useViewedLists } from './useViewedLists.js'

const none: readonly Case[] = []
/** Room for one small button, in px. */
const rowMenuWidth = 64

/** /new-business/pending, issued and not-placed: the cases of one list, and in the address what is seen of it. */
export function CasesPage() {
  const type = contractTypeOfSegment(useLocation().pathname.split('/')[2]) ?? 'pending'
  const { user, number, mustChooseFirst, pathTo, header } = useViewedLists()
  const list = useCases(mustChooseFirst ? null : type, number)
  const cases = list.data ?? none
  const columns = useColumnSettings(type)
  const view = useCaseListView(type, pathTo)
  const panel = useCasePanel()
  const links = useCaseLinks(panel)
  const drawExport = (shown: ShownCases) => <CaseExport type={type} settings={columns.settings} {...shown} />

  return (
    <>
      <CaseScreen
        type={type}
        user={user}
        state={listStateOf(list)}
        cases={cases}
        now={useToday()}
        {...view.screen}
        onRetry={list.reloaded}
        columnSettings={columns.isLoading ? null : columns.settings}
        columnProblem={columns.problem}
        columnSettingsHref={pathTo(columnSettingsHrefs[type])}
        onColumnsRetry={columns.problem === 'not-retrieved' ? columns.reloaded : undefined}
        toolbarActions={drawExport}
        listHrefs={contractTypeHrefs((segment) => view.hrefTo(`/new-business/${segment}`))}
        {...header}
        {...links}
        rowActionsWidth={rowMenuWidth}
      />
      <LazyCasePanels control={panel} cases={list.data} onAnswered={list.reload} />
    </>
  )
}
