'use client'

import { type Case, caseKey, caseListHrefs, caseLists } from '@producer-portal/domain/cases'
import { columnSettingsHrefs, defaultColumnSettings } from '@producer-portal/domain/column-settings'
import { longestCellText, parseFilters } from '@producer-portal/domain/lists'
import { Columns3Icon, ListScreen, type ListScreenList, useFailureToast, useListRows } from '@producer-portal/ui'
import { useMemo } from 'react'
import { listMessages } from '../../i18n/list-messages.js'
import { emptyListMessage, listScreenLabels } from '../../i18n/list-texts.js'
import { useMessages } from '../../i18n/useMessages.js'
import { caseFilterFields } from '../case-filter-fields.js'
import { caseTypeMessages } from '../case-texts.js'
import { CaseTypeLinks } from '../CaseTypeLinks/CaseTypeLinks.js'
import { caseMessages } from '../messages.js'
import { caseTableColumns } from './case-table-columns.js'
import type { CaseScreenProps } from './CaseScreenProps.js'

const columnProblemMessages = {
  'not-retrieved': 'columnsNotRetrieved',
  'title-not-found': 'columnTitleNotFound',
} as const
const noCases: readonly Case[] = []

/** Use it for the New Business pages: one of the three case lists as a table, or as cards on a phone. */
export function CaseScreen(props: CaseScreenProps) {
  const { type, state = 'ready', filters, sort, now, columnSettings, cells, columnProblem, toolbarActions } = props
  const t = useMessages(caseMessages)
  const tList = useMessages(listMessages)
  const cases = state === 'error' ? noCases : props.cases
  const rules = caseLists[type]
  const shown = useListRows(rules, { rows: cases, filters, sort, now })
  const { rows } = shown
  const columns = useMemo(
    () => (columnSettings === null ? null : caseTableColumns(columnSettings ?? defaultColumnSettings(type), cells)),
    [type, columnSettings, cells],
  )
  useFailureToast(columnProblem ? t(columnProblemMessages[columnProblem]) : null, {
    label: tList('retry'),
    onRetry: props.onColumnsRetry,
  })
  const fields = useMemo(
    () => caseFilterFields(type, shown.filters, shown.options, { t, tList }),
    [type, shown.filters, shown.options, t, tList],
  )
  const { tab, showing } = caseTypeMessages[type]
  const list: ListScreenList<Case> = {
    ...props,
    state,
    failureText: tList('loadFailed'),
    countText: t(showing, { count: rows.length }),
    toolbarLabel: t('toolbarLabel'),
    links: [
      {
        id: 'column-settings',
        label: t('columnSettings'),
        href: props.columnSettingsHref ?? columnSettingsHrefs[type],
        icon: Columns3Icon,
      },
    ],
    // Also while there is nothing to export, so that nothing moves once there is
    toolbarActions: toolbarActions?.({ count: state === 'ready' ? rows.length : 0, rows: () => rows }),
    onRefresh: props.onRetry,
    filters: fields,
    onFiltersChange: (values) => props.onFiltersChange(parseFilters(rules, values)),
    tableLabel: t('tableLabel', { type: t(tab) }),
    columns,
    rows,
    sortDescriptor: sort,
    getRowId: caseKey,
    hasHiddenRows: cases.length > 0,
    emptyText: tList(emptyListMessage(props.user, props.hasSearched)),
    pageSize: props.pageSize ?? rules.pageSizes[0],
    pageSizes: rules.pageSizes,
    maxCharacters: longestCellText,
  }
  const labels = useMemo(() => listScreenLabels(tList, t('loading')), [t, tList])
  const breadcrumb = [
    { label: tList('breadcrumbDashboard'), href: props.dashboardHref ?? '/dashboard' },
    { label: t('title') },
  ]
  const { titleRef, description, headerActions } = props
  return (
    <ListScreen
      header={{ title: t('title'), titleRef, description, breadcrumb, actions: headerActions }}
      switcher={<CaseTypeLinks type={type} hrefs={props.listHrefs ?? caseListHrefs} />}
      list={list}
      labels={labels}
    />
  )
}
