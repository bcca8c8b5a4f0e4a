import { getDisplayName } from '../formatting/display-name.ts'
import { defaultFormatLocale } from '../formatting/locale.ts'
import { formatMoney } from '../formatting/money.ts'
import {
  agentColumn,
  amountOnCard,
  contractNumberColumn,
  productNameColumn,
  statusOnCard,
} from '../lists/business-columns.ts'
import { dateCell, keepTerm, linesCell, textCell } from '../lists/columns.ts'
import { byList } from '../lists/by-list.ts'
import { defineColumns } from '../lists/column-registry.ts'
import type { ColumnChange, ColumnRegistry } from '../lists/column-registry.ts'
import type { CellContent, ColumnEntry } from '../lists/columns.ts'
import { getFilterDate } from './alert-dates.ts'
import { alertTypeText } from './alert-kinds.ts'
import type { InforceAlert } from './alert.ts'
import { aplOption, billGroupText } from './contract-texts.ts'
import { inforceTypeKeys } from './inforce-types.ts'
import type { InforceType } from './inforce-types.ts'

const clients = (alert: InforceAlert) => alert.clients

/** The words of the alert itself, the reason it is there, then the benefit, and the premium with its mode. */
function policyDetails(alert: InforceAlert, locale = defaultFormatLocale, toTerm = keepTerm): string[] {
  const mode = toTerm(alert.billFrequency?.trim() ?? '')
  const lines = [
    alert.alertText1?.trim(),
    alert.alertText2?.trim(),
    alert.faceAmount === null ? '' : toTerm(`Benefit ${formatMoney(alert.faceAmount, locale)}`),
    alert.modalPremium === null
      ? mode
      : [toTerm(`Premium ${formatMoney(alert.modalPremium, locale)}`), mode].filter(Boolean).join(' '),
  ]
  return lines.flatMap((line) => line || [])
}

const policyDetailsCell: CellContent<InforceAlert> = {
  align: 'start',
  alignsWithRow: false,
  text: (...of) => policyDetails(...of).join('\n'),
  sortValue: (alert) => policyDetails(alert)[0] ?? null,
}

/** An empty group reads N/A and still sorts last, as a missing value. */
const billingGroupCell: CellContent<InforceAlert> = {
  ...textCell((alert) => billGroupText(alert.billGroup)),
  sortValue: (alert) => alert.billGroup,
}

/** A column of dates, which are all of one width. */
const dateColumn = <Id extends string>(id: Id, header: string, read: (alert: InforceAlert) => string | null) => ({
  id,
  header,
  width: 106,
  cell: dateCell(read),
})

/** Every in-force column. */
const entries = [
  {
    id: 'owner-name',
    header: 'Owner Name',
    width: 186,
    isMultiline: true,
    cell: linesCell(clients, getDisplayName),
    lists: byList(inforceTypeKeys, () => 10),
  },
  { ...contractNumberColumn, width: 114, lists: byList(inforceTypeKeys, () => 20) },
  {
    ...productNameColumn,
    width: 176,
    lists: { 'pending-lapse': 30, disburse: 30, terminate: 30, service: 30, 'contract-change': 30, all: 30 },
    inWidget: { 'pending-lapse': 10, terminate: 10, 'contract-change': 20, all: 20 },
  },
  {
    id: 'payor-name',
    header: 'Payor Name',
    width: 168,
    isMultiline: true,
    cell: textCell((alert) => alert.payor),
    onCard: 'subtitle',
    lists: { missed: 30 },
    inWidget: { missed: 10 },
  },
  {
    ...dateColumn('lapse-date', 'Lapse Date', (alert) => alert.lapseDate),
    onCard: 'meta',
    lists: { 'pending-lapse': 40 },
    inWidget: { 'pending-lapse': 20 },
  },
  {
    ...dateColumn('due-date', 'Due Date', (alert) => alert.alertDataDate),
    onCard: 'meta',
    lists: { missed: 40 },
    inWidget: { missed: 20 },
  },
  {
    ...dateColumn('alert-date', 'Alert Date', (alert) => alert.alertDate),
    lists: { 'pending-lapse': 50, missed: 50 },
    inWidget: { 'pending-lapse': 30 },
  },
  {
    id: 'type',
    header: 'Type',
    // The longest type stays whole
    width: 216,
    ...statusOnCard(alertTypeText),
    lists: { disburse: 40, service: 40, 'contract-change': 40, all: 50 },
    inWidget: { disburse: 10, service: 10, 'contract-change': 10, all: 10 },
  },
  {
    id: 'policy-details',
    header: 'Policy Details',
    width: 240,
    isMultiline: true,
    cell: policyDetailsCell,
    lists: { 'pending-lapse': 60, disburse: 50, terminate: 40, service: 50, 'contract-change': 50 },
  },
  {
    id: 'policy-status',
    header: 'Policy Status',
    width: 160,
    ...statusOnCard((alert: InforceAlert) => alert.policyStatus),
    lists: { disburse: 60, terminate: 50, service: 60 },
    inWidget: { disburse: 20, terminate: 20, service: 20 },
  },
  {
    ...dateColumn('transaction-date', 'Transaction Date', (alert) => alert.alertDate),
    onCard: 'meta',
    lists: { disburse: 70, terminate: 60 },
    inWidget: { disburse: 30, terminate: 30 },
  },
  {
    ...dateColumn('effective-date', 'Effective Date', getFilterDate),
    onCard: 'meta',
    lists: { service: 70, 'contract-change': 60, all: 40 },
    inWidget: { service: 30, 'contract-change': 30, all: 30 },
  },
  { ...dateColumn('issue-date', 'Issue Date', (alert) => alert.baseIssueDate), lists: { missed: 60 } },
  {
    id: 'mode',
    header: 'Mode',
    width: 112,
    cell: textCell((alert) => alert.billFrequency),
    hasTerms: true,
    lists: { missed: 70 },
  },
  {
    id: 'modal-premium',
    header: 'Modal Premium',
    width: 128,
    ...amountOnCard((alert: InforceAlert) => alert.modalPremium),
    lists: { missed: 80 },
    inWidget: { missed: 30 },
  },
  { ...dateColumn('nfo-date', 'NFO Date', (alert) => alert.lapseDate), lists: { missed: 90 } },
  {
    id: 'apl-option',
    header: 'APL Option',
    width: 96,
    cell: textCell((alert) => aplOption(alert.aplAvailable)),
    hasTerms: true,
    lists: { missed: 100 },
  },
  {
    id: 'billing-group',
    header: 'Billing Group',
    width: 150,
    cell: billingGroupCell,
    hasTerms: true,
    lists: { missed: 110 },
  },
  {
    ...agentColumn,
    lists: {
      'pending-lapse': 70,
      disburse: 80,
      missed: 120,
      terminate: 70,
      service: 80,
      'contract-change': 70,
      all: 60,
    },
  },
] as const satisfies readonly ColumnEntry<InforceAlert, InforceType>[]
const registry = defineColumns(inforceTypeKeys, entries)

export type InforceColumnId = (typeof entries)[number]['id']

/** The columns of the in-force lists, for rows that may have more than an alert has. */
export type InforceColumns<Row extends InforceAlert = InforceAlert> = ColumnRegistry<Row, InforceType>

/** The columns of the in-force lists, as the portal has them. */
export const inforceColumns = registry.columns

/**
 * The columns of the in-force lists, minus some, plus own ones: one object for `toInforceLists`, `toInforceWidgetLists`
 * and exports. Define it once, outside of components.
 * @throws if a column to leave out doesn't exist, an id or a number is taken, or a number is below 1000
 * @public
 */
export const defineInforceColumns: <Row extends InforceAlert = InforceAlert>(
  change: ColumnChange<Row, InforceType, InforceColumnId>,
) => InforceColumns<Row> = registry.change
