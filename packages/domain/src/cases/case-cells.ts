import { formatMoney } from '../formatting/money.ts'
import { formatPercent } from '../formatting/percent.ts'
import { subStatusText } from '../requirements/history.ts'
import { statusLabel } from '../requirements/statuses.ts'
import type { Case } from './case.ts'
import type { CaseColumnId } from './case-column-ids.ts'
import { agentAndAgency, insuredName } from './case-column-values.ts'
import { dateCell, dateLinesCell, inStep, linesCell, moneyCell, numberCell, textCell } from './cell-content.ts'
import type { CellContent } from './list-column.ts'

const clients = (row: Case) => row.clients
const agents = (row: Case) => row.agents
const requirements = (row: Case) => row.requirements
// The lists carry one status and one date, which every list calls by its own name.
const status = textCell<Case>((row) => row.caseStatus)
const processed = dateCell<Case>((row) => row.procDate)
const percentCell = linesCell(
  agents,
  (each) => formatPercent(each.percentInterest),
  (each) => each.percentInterest,
)

/** Modal premium, billing mode and target premium as three lines, always in this order. */
const premiumCell: CellContent<Case> = {
  kind: 'lines',
  align: 'start',
  lines: ({ modalPremium, billFrequency, targetPremium }) =>
    inStep([formatMoney(modalPremium), billFrequency ?? '', formatMoney(targetPremium)]),
  sortValue: ({ modalPremium }) => modalPremium,
}

/** What stands in the cells of every column of the catalogue. */
export const caseCells: Readonly<Record<CaseColumnId, CellContent<Case>>> = {
  'insured-name': linesCell(clients, insuredName),
  'contract-number': textCell((row) => row.contract.contractNo),
  'product-name': textCell((row) => row.contract.productName),
  'face-amount': moneyCell((row) => row.faceAmount),
  'modal-prem': premiumCell,
  'current-case-status': status,
  'days-pending': numberCell((row) => row.daysSinceProcDate),
  'request-date': dateLinesCell(requirements, (each) => each.requestDate),
  requirements: linesCell(requirements, (each) => each.pendingReqType),
  'requirement-status': linesCell(requirements, (each) => statusLabel(each.status)),
  'ordered-by': linesCell(requirements, (each) => each.orderedBy),
  'status-date': dateLinesCell(requirements, (each) => each.statusDate),
  'sub-status-description': linesCell(requirements, subStatusText),
  comments: linesCell(requirements, (each) => each.comments),
  'agent-agency-name': linesCell(agents, agentAndAgency),
  'comm-percent': percentCell,
  'csr-name': linesCell(requirements, (each) => each.csrName),
  underwriter: textCell((row) => row.underwriterName),
  'underwriter-type': textCell((row) => row.programType),
  ipn: linesCell(clients, (each) => each.ipn),
  'paid-status': status,
  'process-mail-date': processed,
  'policy-status': status,
  'effective-date': processed,
}
