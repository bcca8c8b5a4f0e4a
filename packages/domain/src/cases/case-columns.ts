import type { Case } from './case.ts'
import { caseCells } from './case-cells.ts'
import { caseColumnIds } from './case-column-ids.ts'
import type { CaseColumnId } from './case-column-ids.ts'
import type { ListColumn } from './list-column.ts'

export interface CaseColumn extends ListColumn<Case, CaseColumnId> {
  /** 1 to 24; the number under which column settings are saved. */
  readonly number: number
  /** The title on the Column Settings screen, which is shorter than the table's header for two columns. */
  readonly settingTitle: string
}

/** Every column of the catalogue by its id. A column that may hold 38 characters has the room to show them. */
export const caseColumns: Readonly<Record<CaseColumnId, CaseColumn>> = {
  'insured-name': column('insured-name', 'Insured Name', 280),
  'contract-number': column('contract-number', 'Contract Number', 150),
  'product-name': column('product-name', 'Product Name', 290),
  'face-amount': column('face-amount', 'Face Amount', 170, 'Face Amount / DI Benefit'),
  'modal-prem': column('modal-prem', 'Modal Prem', 280, 'Modal Prem / Mode / Target Prem'),
  'current-case-status': column('current-case-status', 'Current Case Status', 230),
  'days-pending': column('days-pending', 'Days Pending', 130),
  'request-date': column('request-date', 'Request Date', 290),
  requirements: column('requirements', 'Requirements', 300),
  'requirement-status': column('requirement-status', 'Requirement Status', 300),
  'ordered-by': column('ordered-by', 'Ordered By', 280),
  'status-date': column('status-date', 'Status Date', 290),
  'sub-status-description': column('sub-status-description', 'Sub-Status Description', 300),
  comments: column('comments', 'Comments', 300),
  'agent-agency-name': column('agent-agency-name', 'Agent / Agency Name', 300),
  'comm-percent': column('comm-percent', 'Comm %', 110),
  'csr-name': column('csr-name', 'CSR Name', 290),
  underwriter: column('underwriter', 'Underwriter', 200),
  'underwriter-type': column('underwriter-type', 'Underwriter Type', 180),
  ipn: column('ipn', 'IPN', 140),
  'paid-status': column('paid-status', 'Paid Status', 160),
  'process-mail-date': column('process-mail-date', 'Process Mail Date', 170),
  'policy-status': column('policy-status', 'Policy Status', 180),
  'effective-date': column('effective-date', 'Effective Date', 150),
}

/** The column with this catalogue number, null when there is none. */
export function caseColumnNumbered(number: number): CaseColumn | null {
  const id = caseColumnIds[number - 1]
  return id === undefined ? null : caseColumns[id]
}

function column(id: CaseColumnId, settingTitle: string, width: number, headerTitle = settingTitle): CaseColumn {
  return { id, number: caseColumnIds.indexOf(id) + 1, settingTitle, headerTitle, width, ...caseCells[id] }
}
