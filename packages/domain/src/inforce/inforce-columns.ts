import type { ListColumn } from '../cases/list-column.ts'
import type { InforceAlert } from './alert.ts'
import { inforceCells } from './inforce-cells.ts'
import type { InforceColumnId } from './inforce-column-ids.ts'
import { inforceTypes } from './inforce-types.ts'
import type { InforceType } from './inforce-types.ts'

export type InforceColumn = ListColumn<InforceAlert, InforceColumnId>

/** Every in-force column by its id. */
export const inforceColumns: Readonly<Record<InforceColumnId, InforceColumn>> = {
  'owner-name': column('owner-name', 'Owner Name', 220),
  'contract-number': column('contract-number', 'Contract Number', 150),
  'product-name': column('product-name', 'Product Name', 200),
  'payor-name': column('payor-name', 'Payor Name', 200),
  'lapse-date': column('lapse-date', 'Lapse Date', 130),
  'due-date': column('due-date', 'Due Date', 130),
  'alert-date': column('alert-date', 'Alert Date', 130),
  type: column('type', 'Type', 200),
  'policy-details': column('policy-details', 'Policy Details', 300),
  'policy-status': column('policy-status', 'Policy Status', 160),
  'transaction-date': column('transaction-date', 'Transaction Date', 160),
  'effective-date': column('effective-date', 'Effective Date', 150),
  'issue-date': column('issue-date', 'Issue Date', 130),
  mode: column('mode', 'Mode', 130),
  'modal-premium': column('modal-premium', 'Modal Premium', 150),
  'nfo-date': column('nfo-date', 'NFO Date', 130),
  'apl-option': column('apl-option', 'APL Option', 120),
  'billing-group': column('billing-group', 'Billing Group', 150),
  'agent-agency-name': column('agent-agency-name', 'Agent / Agency Name', 280),
}

/** The columns of one in-force list, in their order. */
export function inforceColumnsOf(type: InforceType): InforceColumn[] {
  return inforceTypes[type].columns.map((id) => inforceColumns[id])
}

function column(id: InforceColumnId, headerTitle: string, width: number): InforceColumn {
  return { id, headerTitle, width, ...inforceCells[id] }
}
