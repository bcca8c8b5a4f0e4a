'use client'

import type { AccessUser } from '@producer-portal/domain/access'
import { getDisplayName } from '@producer-portal/domain/formatting'
import {
  alertKeys,
  type InforceAlert,
  type InforceFilters,
  inforceLists,
  inforceTimeFilters,
  type InforceType,
  lapseBuckets,
} from '@producer-portal/domain/inforce'
import { allValue, longestCellText, parseFilters, type ViewedAgent } from '@producer-portal/domain/lists'
import {
  EllipsisIcon,
  EmptyState,
  IconButton,
  ListScreen,
  type ListScreenList,
  type PageHeaderProps,
  SearchIcon,
  type SortDescriptor,
  useListRows,
} from '@producer-portal/ui'
import { type ReactNode, useCallback, useMemo } from 'react'
import { listMessages } from '../../i18n/list-messages.js'
import {
  emptyListMessage,
  listScreenLabels,
  mustSearchFirst,
  nothingFoundText,
  toSharedFilterFields,
  withAll,
} from '../../i18n/list-texts.js'
import { useMessages } from '../../i18n/useMessages.js'
import { alertSummaryMessages, inforceMessages } from '../messages.js'
import { ActivityTypeSelect } from './ActivityTypeSelect.js'
import { type InforceCells, inforceTableColumns } from './inforce-table-columns.js'

type ListProps =
  | 'areFiltersOpen'
  | 'onFiltersOpenChange'
  | 'onSortChange'
  | 'onSortClear'
  | 'page'
  | 'onPageChange'
  | 'onPageSizeChange'
  | 'menuItems'

/** The alerts that a list shows at present: what an export holds. */
export interface ShownAlerts {
  readonly count: number
  /** Filtered, and in the order of the sort, on all pages. */
  readonly rows: () => readonly InforceAlert[]
}

export interface InforceScreenProps
  extends Pick<ListScreenList<InforceAlert>, ListProps>, Pick<PageHeaderProps, 'description' | 'titleRef'> {
  /** The sorted column and its direction; `null` keeps the order in which the list opens. */
  sort: SortDescriptor | null
  /** The list is shown. */
  type: InforceType
  /** Called with the selected list; go to its page. */
  onTypeSelect: (type: InforceType) => void
  /** Focuses Activity Type when the page opens, because the user came by it. Default: false. */
  isTypeFocused?: boolean
  /** The signed-in user; decides the text of an empty list. */
  user: AccessUser
  /** `error` shows a toast that the list failed to load, and an empty list. Default: `ready`. */
  state?: 'loading' | 'error' | 'ready'
  /** The loaded alerts in load order, before any filter. Keep the array between renders. */
  alerts: readonly InforceAlert[]
  /** True if home office has chosen an agent or agency. Default: false. */
  hasSearched?: boolean
  /** The agent whose list home office views: always a choice of the filter. Keep it between renders. Default: none. */
  viewedAgent?: ViewedAgent
  /** The filters; an option that the list doesn't have counts as 'All'. Keep the object between renders. */
  filters: InforceFilters
  /** Called with the filters that change; go to page 1 as well. */
  onFiltersChange: (filters: Partial<InforceFilters>) => void
  /** A moment of the day (in UTC) from which the time filter counts. Keep it between renders. */
  now: Date
  /** Alerts on a page; 'all' is one list that scrolls. Default: 5. */
  pageSize?: ListScreenList<InforceAlert>['pageSize']
  /**
   * Called by Retry after a failed load, and by 'Refresh list'. Give back a promise that settles with the load, so that
   * the result can be announced.
   */
  onRetry: () => void | Promise<unknown>
  /** Called with the alert whose contract to open. Keep the function between renders. */
  onAlertOpen: (alert: InforceAlert) => void

  /**
   * Cells drawn in place of their text, such as a link. They remember nothing of their row: the next one in its place
   * takes their elements over. Keep it between renders.
   */
  cells?: InforceCells
  /** Buttons beside the title, such as those of home office; before home office has chosen, they are in place of the list. */
  headerActions?: ReactNode
  /** Draws what the toolbar offers for the shown alerts, such as the export; of none while they load. */
  toolbarActions?: (shown: ShownAlerts) => ReactNode
  /** The URL of the breadcrumb's first page. Default: `/dashboard`. */
  dashboardHref?: string
}

const noAlerts: readonly InforceAlert[] = []
/** Room for one small button, in px. */
const rowActionsWidth = 40

/** Use it for the In-Force pages: one of the seven alert lists as a table, or as cards on a phone. */
export function InforceScreen(props: InforceScreenProps) {
  const { type, viewedAgent, state = 'ready', filters, sort, now, cells, onAlertOpen, toolbarActions } = props
  const t = useMessages(inforceMessages)
  const tSummary = useMessages(alertSummaryMessages)
  const tList = useMessages(listMessages)
  const alerts = state === 'error' ? noAlerts : props.alerts
  const rules = useMemo(
    () => ({
      ...inforceLists[type],
      getFilterOptions: (rows: readonly InforceAlert[]) => inforceLists[type].getFilterOptions(rows, viewedAgent),
    }),
    [type, viewedAgent],
  )
  const shown = useListRows(rules, { rows: alerts, filters, sort, now })
  const { rows } = shown
  const columns = useMemo(() => inforceTableColumns(type, cells), [type, cells])
  const keys = useMemo(() => alertKeys(alerts), [alerts])
  const getRowId = useCallback((alert: InforceAlert) => keys.get(alert) ?? '', [keys])
  const renderRowActions = useCallback(
    (alert: InforceAlert) => (
      <IconButton
        label={t('openContract', { name: getOwner(alert) })}
        icon={EllipsisIcon}
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
    const { lapse } = shown.filters
    // Offered only while it is set: it comes from a link of the dashboard
    if (lapse === allValue) return [name, agent, time]
    const lapseOptions = lapseBuckets.map((value) => ({ value, label: tSummary(value) }))
    return [
      name,
      agent,
      time,
      { id: 'lapse', label: tSummary('byLapse'), value: lapse, options: withAll(lapseOptions, tList) },
    ]
  }, [shown.filters, shown.options, tList, tSummary])
  const label = t(type)
  const emptyText = tList(emptyListMessage(props.user, props.hasSearched))
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
    emptyText,
    emptyDescription: nothingFoundText(shown.filters, alerts, (name) => t('noMatch', { name })),
    pageSize: props.pageSize ?? rules.pageSizes[0],
    pageSizes: rules.pageSizes,
    maxCharacters: longestCellText,
  }
  const labels = useMemo(() => listScreenLabels(tList, t('loading')), [t, tList])
  const breadcrumb = [{ label: tList('dashboard'), href: props.dashboardHref ?? '/dashboard' }, { label: t('title') }]
  const { titleRef, description, headerActions } = props
  const isPrompt = mustSearchFirst(props.user, props.hasSearched)
  return (
    <ListScreen
      header={{ title: t('title'), titleRef, description, breadcrumb, actions: !isPrompt && headerActions }}
      prompt={isPrompt && <EmptyState icon={SearchIcon} title={emptyText} action={headerActions} />}
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
