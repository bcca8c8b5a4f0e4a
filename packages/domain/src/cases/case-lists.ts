import { insuredName } from '../contracts/people.ts'
import { formatPercent } from '../formatting/percent.ts'
import {
  agentColumn,
  amountOnCard,
  contractNumberColumn,
  productNameColumn,
  statusOnCard,
} from '../lists/business-columns.ts'
import type { CellContent, ColumnEntry, SortValue } from '../lists/columns.ts'
import {
  alignLines,
  dateCell,
  expandableCell,
  keepTerm,
  linesCell,
  missingLine,
  numberCell,
  textCell,
} from '../lists/columns.ts'
import { byList } from '../lists/by-list.ts'
import { withColumnFilters } from '../lists/column-filters.ts'
import { defineColumns } from '../lists/column-registry.ts'
import type { ColumnChange, ColumnRegistry, RegisteredColumn } from '../lists/column-registry.ts'
import type { ListRules } from '../lists/list-state.ts'
import type { SentContext } from '../requirements/sent-markers.ts'
import { subStatusText } from '../requirements/history.ts'
import type { CaseFilterOptions, CaseFilters } from './case-filters.ts'
import { caseFilterRules } from './case-filters.ts'
import type { Case } from './case.ts'
import type { ContractType } from './contract-types.ts'
import { contractTypes } from './contract-types.ts'
import { getStatusTone } from '../contracts/status-tone.ts'
import { dayNumber, formatDate } from '../formatting/dates.ts'
import { defaultFormatLocale, type FormatLocale } from '../formatting/locale.ts'
import { formatMoney } from '../formatting/money.ts'
import type { Requirement } from '../requirements/requirement.ts'
import { inTurnOrder } from '../requirements/sort-into-buckets.ts'
import { statusLabel } from '../requirements/statuses.ts'

/** A cell with one line per requirement, the producer's tasks first. */
const requirementCell = (
  text: (requirement: Requirement, locale: FormatLocale) => string | null,
  sortBy?: (requirement: Requirement) => SortValue,
): CellContent<Case> => expandableCell((row) => inTurnOrder(row.requirements), text, sortBy)

const requirementDateCell = (date: (requirement: Requirement) => string | null) =>
  requirementCell(
    (requirement, locale) => formatDate(date(requirement), locale),
    (requirement) => dayNumber(date(requirement)),
  )

const requirementStatus = requirementCell((requirement) => statusLabel(requirement.status))
const requirementStatusCell: CellContent<Case> = {
  ...requirementStatus,
  tone: (row, item = 0) => getStatusTone(requirementStatus.items?.(row)[item] ?? ''),
}

/** Modal premium with its billing mode, and target premium, as two lines, always in this order. */
const premiumCell: CellContent<Case> = {
  align: 'end',
  alignsWithRow: false,
  text: ({ modalPremium, billFrequency, targetPremium }, locale = defaultFormatLocale, toTerm = keepTerm) => {
    const premium = `${formatMoney(modalPremium, locale)} ${toTerm(billFrequency?.trim() ?? '')}`.trim()
    const target = formatMoney(targetPremium, locale)
    return premium || target ? alignLines([premium, toTerm(`Target ${target || missingLine}`)]) : ''
  },
  sortValue: ({ modalPremium }) => modalPremium,
}

const clients = (row: Case) => row.clients
const agents = (row: Case) => row.agents

// A case carries one status and one date, which every list calls by its own name.
const caseStatus = { ...statusOnCard((row: Case) => row.caseStatus), widgetColumn: 'status' } as const
const processedCell = dateCell<Case>((row) => row.procDate)

/**
 * Every New Business column. Its place here, counted from 1, is the number under which users' settings are saved: add
 * new columns at the end.
 */
const entries = [
  {
    id: 'insured-name',
    header: 'Insured Name',
    width: 192,
    isMultiline: true,
    cell: linesCell(clients, insuredName),
    widgetColumn: 'name',
    lists: { pending: 10, issued: 10, not_placed: 10 },
  },
  { ...contractNumberColumn, width: 114, lists: { pending: 20, issued: 20, not_placed: 20 } },
  { ...productNameColumn, width: 126, oneLineWidth: 156, lists: { pending: 30, issued: 30, not_placed: 30 } },
  {
    id: 'face-amount',
    header: 'Face Amount / DI Benefit',
    title: 'Face Amount',
    width: 126,
    ...amountOnCard((row: Case) => row.faceAmount),
    widgetColumn: 'amount',
    lists: { pending: 40, issued: 40, not_placed: 40 },
  },
  {
    id: 'modal-prem',
    header: 'Modal Prem / Mode / Target Prem',
    title: 'Modal Prem',
    width: 176,
    isMultiline: true,
    cell: premiumCell,
    lists: { pending: 50, issued: 50 },
  },
  { id: 'current-case-status', header: 'Current Case Status', width: 224, ...caseStatus, lists: { pending: 60 } },
  {
    id: 'days-pending',
    header: 'Days Pending',
    width: 76,
    cell: numberCell((row) => row.daysSinceProcDate),
    unit: 'days',
    onCard: 'meta',
    widgetColumn: 'days',
    lists: { pending: 70 },
  },
  {
    id: 'request-date',
    header: 'Request Date',
    width: 112,
    cell: requirementDateCell((requirement) => requirement.requestDate),
    lists: { pending: 80, issued: 100 },
  },
  {
    id: 'requirements',
    header: 'Requirements',
    width: 300,
    cell: requirementCell((requirement) => requirement.pendingReqType),
    lists: { pending: 90, issued: 90 },
  },
  {
    id: 'requirement-status',
    header: 'Requirement Status',
    width: 200,
    cell: requirementStatusCell,
    lists: { pending: 100 },
  },
  {
    id: 'ordered-by',
    header: 'Ordered By',
    width: 120,
    cell: requirementCell((requirement) => requirement.orderedBy),
    hasTerms: true,
    lists: { pending: 110, issued: 110 },
  },
  {
    id: 'status-date',
    header: 'Status Date',
    width: 112,
    cell: requirementDateCell((requirement) => requirement.statusDate),
    lists: { pending: 120 },
  },
  {
    id: 'sub-status-description',
    header: 'Sub-Status Description',
    width: 200,
    isMultiline: true,
    cell: requirementCell(subStatusText),
    lists: { pending: 130, issued: 120 },
  },
  {
    id: 'comments',
    header: 'Comments',
    width: 200,
    isMultiline: true,
    cell: requirementCell((requirement) => requirement.comments),
    lists: { pending: 140, issued: 130 },
  },
  { ...agentColumn, widgetColumn: 'agent', lists: { pending: 150, issued: 140, not_placed: 70 } },
  {
    id: 'comm-percent',
    header: 'Comm %',
    width: 144,
    cell: linesCell(
      agents,
      (agent, locale) => formatPercent(agent.percentInterest, locale),
      (agent) => agent.percentInterest,
    ),
    lists: { pending: 160, issued: 70 },
  },
  {
    id: 'csr-name',
    header: 'CSR Name',
    width: 160,
    isMultiline: true,
    cell: requirementCell((requirement) => requirement.csrName),
    lists: { pending: 170, issued: 150 },
  },
  {
    id: 'underwriter',
    header: 'Underwriter',
    width: 160,
    isMultiline: true,
    cell: textCell((row) => row.underwriterName),
    lists: { pending: 180 },
  },
  {
    id: 'underwriter-type',
    header: 'Underwriter Type',
    width: 140,
    isMultiline: true,
    cell: textCell((row) => row.programType),
    lists: { pending: 190 },
  },
  {
    id: 'ipn',
    header: 'IPN',
    width: 120,
    isMultiline: true,
    cell: linesCell(clients, (client) => client.ipn),
    lists: { pending: 200, issued: 160 },
  },
  { id: 'paid-status', header: 'Paid Status', width: 138, ...caseStatus, lists: { issued: 60 } },
  { id: 'process-mail-date', header: 'Process Mail Date', width: 120, cell: processedCell, lists: { issued: 80 } },
  { id: 'policy-status', header: 'Policy Status', width: 140, ...caseStatus, lists: { not_placed: 50 } },
  { id: 'effective-date', header: 'Effective Date', width: 106, cell: processedCell, lists: { not_placed: 60 } },
] as const satisfies readonly ColumnEntry<Case, ContractType>[]
const registry = defineColumns(contractTypes, entries)

export type CaseColumnId = (typeof entries)[number]['id']

/** The columns of the New Business lists, for rows that may have more than a case has. */
export type CaseColumns<Row extends Case = Case> = ColumnRegistry<Row, ContractType>

/** The columns of the New Business lists, as the portal has them. */
export const caseColumns = registry.columns

/**
 * The columns of the New Business lists, minus some, plus own ones: one object for `toCaseLists`, `toCaseWidget`,
 * `ColumnSettingsScreen`, the functions of column settings and exports. Define it once, outside of components.
 * @throws if a column to leave out doesn't exist, an id or a number is taken, or a number is below 1000
 * @public
 */
export const defineCaseColumns: <Row extends Case = Case>(
  change: ColumnChange<Row, ContractType, CaseColumnId>,
) => CaseColumns<Row> = registry.change

/** The rules of a New Business list. */
export interface CaseList<Row extends Case = Case> extends ListRules<
  Row,
  CaseFilters,
  CaseFilterOptions,
  ContractType
> {
  /** The columns that the list can show, in the order that they have before a user changes it. */
  readonly columns: readonly RegisteredColumn<Row>[]
  /** The rows that pass every filter; answers sent recently need no attention. */
  readonly filterRows: (rows: readonly Row[], filters: CaseFilters, now: Date, sent?: SentContext) => readonly Row[]
}

/** The New Business lists with these columns, as their screens show them. */
export function toCaseLists<Row extends Case = Case>(
  columns: CaseColumns<Row>,
): Readonly<Record<ContractType, CaseList<Row>>> {
  return byList(contractTypes, (type) => {
    const list: CaseList<Row> = {
      type,
      columns: columns.byList[type],
      defaultSort: null,
      pageSizes: [10, 25, 50, 100, 'all'],
      urlPrefix: '',
      ...caseFilterRules(type),
    }
    return withColumnFilters(list, list.columns)
  })
}

/** The New Business lists as the portal shows them. */
export const caseLists = toCaseLists(caseColumns)
