'use client'

import {
  alertKeys,
  type InforceAlert,
  type InforceFilterOptions,
  type InforceFilters,
  type InforceList,
  inforceTimeFilters,
  type InforceType,
  lapseBuckets,
} from '@producer-portal/domain/inforce'
import { allValue, type ListControl } from '@producer-portal/domain/lists'
import { Button, useLocale } from '@producer-portal/ui'
import { useCallback, useMemo } from 'react'
import { listMessages } from '../../i18n/list-messages.js'
import { toColumnFilterFields, toSharedFilterFields, withAll } from '../../i18n/list-texts.js'
import { useMessages } from '../../i18n/useMessages.js'
import { useTerms } from '../../i18n/useTerms.js'
import { type BusinessListProps, BusinessScreen } from '../../lists/BusinessScreen/BusinessScreen.js'
import { translateColumn } from '../../i18n/translate-column.js'
import { alertSummaryMessages, inforceMessages } from '../messages.js'
import { getOwner } from '../get-owner.js'
import { AlertTurnText } from '../AlertTurnText/AlertTurnText.js'
import { ActivityTypeSelect } from './ActivityTypeSelect.js'
import { SoonestLapseBar, type SoonestOrder, SoonestOrderButton } from '../SoonestLapseBar/SoonestLapseBar.js'
import { type InforceCells, inforceTableColumns } from './inforce-table-columns.js'

export interface InforceScreenProps<Row extends InforceAlert = InforceAlert> extends BusinessListProps<
  Row,
  InforceFilters,
  InforceFilterOptions
> {
  /**
   * The list that is shown with its columns and filters, one of `inforceLists` or of `toInforceLists` with columns of
   * your own, and what is chosen of it. Keep the rules and the filters between renders.
   */
  list: { readonly rules: InforceList<Row>; readonly state: ListControl<InforceFilters> }
  /** Called with the selected list; go to its page. */
  onTypeSelect: (type: InforceType) => void
  /** Focuses Activity Type when the page opens, because the user came by it. Default: false. */
  isTypeFocused?: boolean
  /** Called with the alert whose contract to open. Keep the function between renders. */
  onAlertOpen: (alert: Row) => void
  /** The address at which a contract opens in a new tab. Keep the function between renders. Default: there is none. */
  getAlertHref?: (alert: Row) => string
  /**
   * Cells drawn in place of their text, such as a link. They remember nothing of their row: the next one in its place
   * takes their elements over. Keep it between renders.
   */
  cells?: InforceCells<Row>
  /** The order of Pending Lapse, which the user chooses beside the soonest lapse. Default: it isn't offered. */
  soonest?: SoonestOrder
}

/** Room for one word as a button, in px. */
const rowActionsWidth = 64

/** Use it for the In-Force pages: one of the seven alert lists as a table, or as cards on a phone. */
export function InforceScreen<Row extends InforceAlert = InforceAlert>(props: InforceScreenProps<Row>) {
  const { cells, onAlertOpen, onTypeSelect, isTypeFocused, soonest, ...rest } = props
  const { rules, state } = props.list
  const { type, columns: listed, defaultFilters } = rules
  const { rows } = props.loaded
  const { agent: chosenAgent } = state.filters
  // Of any time: what lapses soonest may have been reported long ago
  const ofAgent = useMemo(
    () => rules.filterRows(rows, { ...defaultFilters, time: allValue, agent: chosenAgent }, props.now),
    [rules, rows, defaultFilters, chosenAgent, props.now],
  )
  const t = useMessages(inforceMessages)
  const tSummary = useMessages(alertSummaryMessages)
  const tList = useMessages(listMessages)
  const keys = useMemo(() => alertKeys(rows), [rows])
  const getRowId = useCallback((alert: Row) => keys.get(alert) ?? '', [keys])
  const renderRowActions = useCallback(
    (alert: Row) => (
      <Button
        variant="quiet"
        size="small"
        aria-label={t('openContract', { name: getOwner(alert) })}
        onClick={() => onAlertOpen(alert)}
      >
        {t('details')}
      </Button>
    ),
    [t, onAlertOpen],
  )
  const { now } = props
  const renderRowNote = useCallback((alert: Row) => <AlertTurnText alert={alert} now={now} />, [now])
  const locale = useLocale()
  const terms = useTerms()
  const columns = useMemo(() => {
    const translated = listed.map((column) => translateColumn(column, terms))
    return inforceTableColumns(translated, locale, cells)
  }, [listed, terms, locale, cells])
  const toFields = (filters: InforceFilters, options: InforceFilterOptions) => {
    const times = inforceTimeFilters
    const { name, agent, time } = toSharedFilterFields(filters, { agents: options.agent, times }, tList)
    const fields = [name, agent, time, ...toColumnFilterFields(filters, options, tList, terms)]
    // Offered only while it is set: it comes from a link of the dashboard
    if (filters.lapse === allValue) return fields
    const lapses = withAll(
      lapseBuckets.map((value) => ({ value, label: tSummary(value) })),
      tList,
    )
    return [...fields, { id: 'lapse', label: tSummary('byLapse'), value: filters.lapse, options: lapses }]
  }
  const lapses = type === 'pending-lapse' ? soonest : undefined
  const label = t(type)
  return (
    <BusinessScreen
      {...rest}
      texts={{
        title: t('title'),
        toolbarLabel: t('toolbarLabel'),
        tableLabel: t('tableLabel', { type: label }),
        loading: t('loading'),
        showing: (count) => t('showing', { count, type: label }),
        noMatch: (name) => t('noMatch', { name }),
      }}
      columns={columns}
      getRowId={getRowId}
      toFields={toFields}
      switcher={<ActivityTypeSelect type={type} onTypeSelect={onTypeSelect} isFocused={isTypeFocused} />}
      renderRowActions={renderRowActions}
      renderRowNote={renderRowNote}
      rowActionsWidth={rowActionsWidth}
      onRowAction={onAlertOpen}
      getRowHref={props.getAlertHref}
      recycleCells
      tools={lapses && <SoonestOrderButton {...lapses} />}
      renderPinned={
        lapses &&
        // In that order, rows that still load will say it themselves
        ((first) =>
          (first || !lapses.isSoonestFirst) && (
            <SoonestLapseBar alerts={ofAgent} now={props.now} first={first} onAlertOpen={onAlertOpen} />
          ))
      }
    />
  )
}
