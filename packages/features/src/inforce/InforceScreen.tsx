'use client'

import { longestCellText } from '@producer-portal/domain/cases'
import { displayNameOf } from '@producer-portal/domain/formatting'
import { alertKeys, type InforceAlert, inforcePageSizes, inforceTypes } from '@producer-portal/domain/inforce'
import { IconButton, ListScreen, type ListScreenList, PanelRightOpenIcon } from '@producer-portal/ui'
import { useCallback, useMemo } from 'react'
import { listMessages } from '../messages/list-messages.js'
import { emptyListMessage, listScreenLabels } from '../messages/list-texts.js'
import { useMessages } from '../messages/use-messages.js'
import { ActivityTypeSelect } from './ActivityTypeSelect.js'
import { changedInforceFilters, inforceFilterFields } from './inforce-filter-fields.js'
import { inforceTableColumns } from './inforce-table-columns.js'
import type { InforceScreenProps } from './InforceScreenProps.js'
import { inforceMessages } from './messages.js'
import { useShownAlerts } from './use-shown-alerts.js'

const noAlerts: readonly InforceAlert[] = []
/** Room for one small button, in px. */
const rowActionsWidth = 64

/** Use it for the In-Force pages: one of the seven alert lists as a table, or as cards on a phone. */
export function InforceScreen(props: InforceScreenProps) {
  const { type, state = 'ready', filters, sort, now, cells, onAlertOpen, toolbarActions } = props
  const say = useMessages(inforceMessages)
  const sayList = useMessages(listMessages)
  const alerts = state === 'error' ? noAlerts : props.alerts
  const { options, known, rows } = useShownAlerts({ type, alerts, filters, sort, now })
  const columns = useMemo(() => inforceTableColumns(type, cells), [type, cells])
  const keys = useMemo(() => alertKeys(alerts), [alerts])
  const getRowId = useCallback((alert: InforceAlert) => keys.get(alert) ?? '', [keys])
  const rowActions = useCallback(
    (alert: InforceAlert) => (
      <IconButton
        name={say('openContract', { name: ownerOf(alert) })}
        glyph={PanelRightOpenIcon}
        size="small"
        iconSize={16}
        onClick={() => onAlertOpen(alert)}
      />
    ),
    [say, onAlertOpen],
  )
  const fields = useMemo(() => inforceFilterFields(known, options, sayList), [known, options, sayList])
  const { label } = inforceTypes[type]
  const list: ListScreenList<InforceAlert> = {
    ...props,
    state,
    failureText: sayList('loadFailed'),
    countText: say('showing', { count: rows.length, type: label }),
    toolbarLabel: say('toolbarLabel'),
    // Also while there is nothing to export, so that nothing moves once there is
    toolbarActions: toolbarActions?.({ count: state === 'ready' ? rows.length : 0, rows: () => rows }),
    onRefresh: props.onRetry,
    filters: fields,
    onFiltersChange: (values) => props.onFiltersChange(changedInforceFilters(values)),
    tableLabel: say('tableLabel', { type: label }),
    columns,
    rows,
    getRowId,
    rowActions,
    rowActionsWidth,
    hasReusableCells: true,
    onRowOpen: onAlertOpen,
    hasHiddenRows: alerts.length > 0,
    emptyText: sayList(emptyListMessage(props.user, props.hasSearched)),
    pageSize: props.pageSize ?? 5,
    pageSizes: inforcePageSizes,
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
      switcher={<ActivityTypeSelect type={type} onTypeSelect={props.onTypeSelect} isFocused={props.isTypeFocused} />}
      list={list}
      labels={labels}
    />
  )
}

/** The owners of a contract, or its number where they have no name. */
function ownerOf({ clients, contract }: InforceAlert): string {
  return clients.map(displayNameOf).filter(Boolean).join(', ') || contract.contractNo
}
