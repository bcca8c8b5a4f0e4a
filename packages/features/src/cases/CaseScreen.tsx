'use client'

import { type Case, caseKey, caseListHrefs, casePageSizes, longestCellText } from '@producer-portal/domain/cases'
import { columnSettingsHrefs, defaultColumnSettings } from '@producer-portal/domain/column-settings'
import { Columns3Icon, ListScreen, type ListScreenList, useFailureToast } from '@producer-portal/ui'
import { useMemo } from 'react'
import { listMessages } from '../messages/list-messages.js'
import { emptyListMessage, listScreenLabels } from '../messages/list-texts.js'
import { useMessages } from '../messages/use-messages.js'
import { caseFilterFields, changedFilters } from './case-filter-fields.js'
import { caseTableColumns } from './case-table-columns.js'
import { caseTypeMessages } from './case-texts.js'
import type { CaseScreenProps } from './CaseScreenProps.js'
import { CaseTypeLinks } from './CaseTypeLinks.js'
import { caseMessages } from './messages.js'
import { useShownCases } from './use-shown-cases.js'

const columnProblemMessages = {
  'not-retrieved': 'columnsNotRetrieved',
  'title-not-found': 'columnTitleNotFound',
} as const
const noCases: readonly Case[] = []

/** Use it for the New Business pages: one of the three case lists as a table, or as cards on a phone. */
export function CaseScreen(props: CaseScreenProps) {
  const { type, state = 'ready', filters, sort, now, columnSettings, cells, columnProblem, toolbarActions } = props
  const say = useMessages(caseMessages)
  const sayList = useMessages(listMessages)
  const cases = state === 'error' ? noCases : props.cases
  const { options, known, rows } = useShownCases({ type, cases, filters, sort, now })
  const columns = useMemo(
    () => (columnSettings === null ? null : caseTableColumns(columnSettings ?? defaultColumnSettings(type), cells)),
    [type, columnSettings, cells],
  )
  useFailureToast(columnProblem ? say(columnProblemMessages[columnProblem]) : null, {
    label: sayList('retry'),
    onRetry: props.onColumnsRetry,
  })
  const fields = useMemo(
    () => caseFilterFields(type, known, options, { say, sayList }),
    [type, known, options, say, sayList],
  )
  const { tab, showing } = caseTypeMessages[type]
  const list: ListScreenList<Case> = {
    ...props,
    state,
    failureText: sayList('loadFailed'),
    countText: say(showing, { count: rows.length }),
    toolbarLabel: say('toolbarLabel'),
    links: [
      {
        id: 'column-settings',
        label: say('columnSettings'),
        href: props.columnSettingsHref ?? columnSettingsHrefs[type],
        glyph: Columns3Icon,
      },
    ],
    // Also while there is nothing to export, so that nothing moves once there is
    toolbarActions: toolbarActions?.({ count: state === 'ready' ? rows.length : 0, rows: () => rows }),
    onRefresh: props.onRetry,
    filters: fields,
    onFiltersChange: (values) => props.onFiltersChange(changedFilters(type, values)),
    tableLabel: say('tableLabel', { type: say(tab) }),
    columns,
    rows,
    getRowId: caseKey,
    hasHiddenRows: cases.length > 0,
    emptyText: sayList(emptyListMessage(props.user, props.hasSearched)),
    pageSize: props.pageSize ?? 10,
    pageSizes: casePageSizes,
    maxCharacters: longestCellText,
  }
  const labels = useMemo(() => listScreenLabels(sayList, say('loading')), [say, sayList])
  const breadcrumb = [
    { label: sayList('breadcrumbDashboard'), href: props.dashboardHref ?? '/dashboard' },
    { label: say('title') },
  ]
  const { titleRef, description, headerActions } = props
  return (
    <ListScreen
      header={{ title: say('title'), titleRef, description, breadcrumb, actions: headerActions }}
      switcher={<CaseTypeLinks type={type} hrefs={props.listHrefs ?? caseListHrefs} />}
      list={list}
      labels={labels}
    />
  )
}
