'use client'

import { getDisplayName } from '@producer-portal/domain/formatting'
import {
  alertKeys,
  type InforceAlert,
  inforceLists,
  inforceTimeFilters,
  inforceTypes,
} from '@producer-portal/domain/inforce'
import { longestCellText, parseFilters } from '@producer-portal/domain/lists'
import { IconButton, ListScreen, type ListScreenList, PanelRightOpenIcon, useListRows } from '@producer-portal/ui'
import { useCallback, useMemo } from 'react'
import { listMessages } from '../../i18n/list-messages.js'
import { emptyListMessage, listScreenLabels, toSharedFilterFields } from '../../i18n/list-texts.js'
import { useMessages } from '../../i18n/useMessages.js'
import { inforceMessages } from '../messages.js'
import { ActivityTypeSelect } from './ActivityTypeSelect.js'
import { inforceTableColumns } from './inforce-table-columns.js'
import type { InforceScreenProps } from './InforceScreenProps.js'

const noAlerts: readonly InforceAlert[] = []
/** Room for one small button, in px. */
const rowActionsWidth = 64

/** Use it for the In-Force pages: one of the seven alert lists as a table, or as cards on a phone. */
export function InforceScreen(props: InforceScreenProps) {
  const { type, state = 'ready', filters, sort, now, cells, onAlertOpen, toolbarActions } = props
  const t = useMessages(inforceMessages)
  const tList = useMessages(listMessages)
  const alerts = state === 'error' ? noAlerts : props.alerts
  const rules = inforceLists[type]
  const shown = useListRows(rules, { rows: alerts, filters, sort, now })
  const { rows } = shown
  const columns = useMemo(() => inforceTableColumns(type, cells), [type, cells])
  const keys = useMemo(() => alertKeys(alerts), [alerts])
  const getRowId = useCallback((alert: InforceAlert) => keys.get(alert) ?? '', [keys])
  const renderRowActions = useCallback(
    (alert: InforceAlert) => (
      <IconButton
        label={t('openContract', { name: getOwner(alert) })}
        icon={PanelRightOpenIcon}
        size="small"
        iconSize={16}
        onClick={() => onAlertOpen(alert)}
      />
    ),
    [t, onAlertOpen],
  )
  const fields = useMemo(() => {
    const { name, agent, time } = toSharedFilterFields(
      shown.filters,
      { agents: shown.options, times: inforceTimeFilters },
      tList,
    )
    return [name, agent, time]
  }, [shown.filters, shown.options, tList])
  const { label } = inforceTypes[type]
  const list: ListScreenList<InforceAlert> = {
    ...props,
    state,
    failureText: tList('loadFailed'),
    countText: t('showing', { count: rows.length, type: label }),
    toolbarLabel: t('toolbarLabel'),
    // Also while there is nothing to export, so that nothing moves once there is
    toolbarActions: toolbarActions?.({ count: state === 'ready' ? rows.length : 0, rows: () => rows }),
    onRefresh: props.onRetry,
    filters: fields,
    onFiltersChange: (values) => props.onFiltersChange(parseFilters(rules, values)),
    tableLabel: t('tableLabel', { type: label }),
    columns,
    rows,
    sortDescriptor: sort,
    getRowId,
    renderRowActions,
    rowActionsWidth,
    recycleCells: true,
    onRowAction: onAlertOpen,
    hasHiddenRows: alerts.length > 0,
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
      switcher={<ActivityTypeSelect type={type} onTypeSelect={props.onTypeSelect} isFocused={props.isTypeFocused} />}
      list={list}
      labels={labels}
    />
  )
}

/** The owners of a contract, or its number where they have no name. */
function getOwner({ clients, contract }: InforceAlert): string {
  return clients.map(getDisplayName).filter(Boolean).join(', ') || contract.contractNo
}
