'use client'

import {
  type Case,
  caseColumns,
  type CaseFilterOptions,
  type CaseFilters,
  caseKey,
  type CaseList,
  caseListHrefs,
  type ContractType,
} from '@producer-portal/domain/cases'
import {
  type ColumnSettings,
  columnSettingsHrefs,
  type ColumnSettingsProblem,
  toDefaultSettings,
} from '@producer-portal/domain/column-settings'
import { insuredNames } from '@producer-portal/domain/contracts'
import type { SentContext } from '@producer-portal/domain/requirements'
import type { ListControl } from '@producer-portal/domain/lists'
import { Columns3Icon, type ListScreenList, useFailureToast, useLocale } from '@producer-portal/ui'
import { useCallback, useMemo } from 'react'
import { listMessages } from '../../i18n/list-messages.js'
import { mustSearchFirst } from '../../i18n/list-texts.js'
import { useMessages } from '../../i18n/useMessages.js'
import { useTerms } from '../../i18n/useTerms.js'
import { type BusinessListProps, BusinessScreen } from '../../lists/BusinessScreen/BusinessScreen.js'
import { useCaseStatusWarning } from '../../i18n/status-warnings.js'
import { caseFilterFields } from '../case-filter-fields.js'
import { caseMessages } from '../case-screen-messages.js'
import { type CaseTurnActions, CaseTurnButton } from '../CaseTurnButton/CaseTurnButton.js'
import { CaseTypeLinks } from '../CaseTypeLinks/CaseTypeLinks.js'
import { caseCountMessages, caseSummaryMessages } from '../messages.js'
import { RequirementLine } from '../RequirementLine/RequirementLine.js'
import { translateColumn } from '../../i18n/translate-column.js'
import { type CaseCells, caseTableColumns } from './case-table-columns.js'

/** The columns that a user has arranged. */
interface CaseScreenColumns {
  /**
   * The user's column settings; `null` while they load, so that the table is never drawn in two ways. Keep the list
   * between renders. Default: all columns in their own order.
   */
  readonly settings?: ColumnSettings | null
  /** The reason the default columns are shown instead of the user's; shown in a toast. Default: null, they aren't. */
  readonly problem?: ColumnSettingsProblem | null
  /** Called by Retry after the columns failed to load. */
  readonly onRetry?: () => void | Promise<unknown>
}

/** The links of the rows. Give the action of a row an entry among its buttons that does the same. */
export interface CaseRowLinks<Row extends Case = Case> extends Pick<
  ListScreenList<Row>,
  'onRowAction' | 'getRowHref' | 'renderRowActions' | 'rowActionsWidth' | 'recycleCells'
> {
  /** Cells drawn in place of their text, such as a link. Keep it between renders. */
  readonly cells?: CaseCells<Row>
  /** The answers sent recently, which wait for nobody. Keep it between renders. Default: only what the service knows. */
  readonly sent?: SentContext
  /** Opens the next step of a row. Keep the object between renders. Default: the step is a text. */
  readonly turnActions?: CaseTurnActions
}

export interface CaseScreenProps<Row extends Case = Case> extends BusinessListProps<
  Row,
  CaseFilters,
  CaseFilterOptions
> {
  /**
   * The list that is shown with its columns and filters, one of `caseLists` or of `toCaseLists` with columns of your own,
   * and what is chosen of it. Keep the rules and the filters between renders.
   */
  list: { readonly rules: CaseList<Row>; readonly state: ListControl<CaseFilters> }
  /** The way the user has arranged the columns of the list. Default: all columns in their own order. */
  columns?: CaseScreenColumns
  /** The links of the rows. Default: none. */
  rowLinks?: CaseRowLinks<Row>
  /** The number of cases of each list, where that is known. Default: that of this list, once it is loaded. */
  counts?: Readonly<Partial<Record<ContractType, number>>>
  /** The addresses of the three lists, of this one's column settings, and of the breadcrumb. Default: the pages of the portal. */
  hrefs?: {
    readonly dashboard?: string
    readonly columnSettings?: string
    readonly lists?: Readonly<Record<ContractType, string>>
  }
}

const columnProblemMessages = {
  'not-retrieved': 'columnsNotRetrieved',
  'title-not-found': 'columnTitleNotFound',
} as const

/** Use it for the New Business pages: one of the three case lists as a table, or as cards on a phone. */
export function CaseScreen<Row extends Case = Case>(props: CaseScreenProps<Row>) {
  const {
    columns: { settings, problem, onRetry } = {},
    rowLinks: { cells, sent, turnActions, ...rowLinks } = {},
    hrefs = {},
  } = props
  const { type, columns: listed } = props.list.rules
  const { state = 'ready', rows } = props.loaded
  useCaseStatusWarning(rows)
  const t = useMessages(caseMessages)
  const tCount = useMessages(caseCountMessages)
  const tSummary = useMessages(caseSummaryMessages)
  const tList = useMessages(listMessages)
  const renderTurn = useCallback(
    (row: Row) => <CaseTurnButton row={row} type={type} sent={sent} actions={turnActions} />,
    [type, sent, turnActions],
  )
  const locale = useLocale()
  const terms = useTerms()
  const columns = useMemo(() => {
    if (settings === null) return null
    const translated = listed.map((column) => translateColumn(column, terms))
    return caseTableColumns(translated, settings ?? toDefaultSettings(listed), t, locale, cells)
  }, [listed, settings, t, terms, locale, cells])
  useFailureToast(problem ? t(columnProblemMessages[problem]) : null, { label: tList('retry'), onRetry })
  const items = useMemo(
    () => ({
      getItemCount: ({ requirements }: Row) => requirements.length,
      getItemName: (row: Row, item: number) => caseColumns.byId.requirements.items?.(row)[item] ?? '',
      getLabel: (row: Row, isExpanded: boolean) =>
        t(isExpanded ? 'hideRequirements' : 'showRequirements', {
          count: row.requirements.length,
          name: insuredNames(row) || row.contract.contractNo,
        }),
      renderItem: (row: Row, item: number) => (
        <RequirementLine row={row} item={item} sent={sent} actions={turnActions} />
      ),
      expandAll: t('expandAll'),
      collapseAll: t('collapseAll'),
    }),
    [t, sent, turnActions],
  )
  const isCounted = state === 'ready' && !mustSearchFirst(props.user, props.viewed?.hasSearched)
  const counts = { ...(isCounted && { [type]: rows.length }), ...props.counts }
  const settingsLink = {
    id: 'column-settings',
    label: t('columnSettings'),
    href: hrefs.columnSettings ?? columnSettingsHrefs[type],
    icon: Columns3Icon,
  }
  return (
    <BusinessScreen
      {...props}
      {...rowLinks}
      renderRowNote={renderTurn}
      texts={{
        title: t('title'),
        toolbarLabel: t('toolbarLabel'),
        tableLabel: t('tableLabel', { type: t(type) }),
        loading: t('loading'),
        showing: (count) => tCount(type, { count }),
        noMatch: (name) => t('noMatch', { name }),
      }}
      columns={columns}
      getRowId={caseKey}
      toFields={(filters, options) => caseFilterFields(type, filters, options, { t, tSummary, tList, terms })}
      switcher={<CaseTypeLinks type={type} hrefs={hrefs.lists ?? caseListHrefs} counts={counts} />}
      links={[settingsLink]}
      items={items}
    />
  )
}
