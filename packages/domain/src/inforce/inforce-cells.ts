import { agentAndAgency } from '../cases/case-column-values.ts'
import { dateCell, linesCell, moneyCell, textCell } from '../cases/cell-content.ts'
import type { CellContent } from '../cases/list-column.ts'
import { displayNameOf } from '../formatting/display-name.ts'
import { formatMoney } from '../formatting/money.ts'
import { filterDateOf } from './alert-dates.ts'
import { alertTypeText } from './alert-kinds.ts'
import type { InforceAlert } from './alert.ts'
import { aplOption, billGroupText } from './contract-texts.ts'
import type { InforceColumnId } from './inforce-column-ids.ts'

const clients = (alert: InforceAlert) => alert.clients
const agents = (alert: InforceAlert) => alert.agents

/** The benefit, the premium with its mode, and what the alert itself says. */
const policyDetails: CellContent<InforceAlert> = {
  kind: 'lines',
  align: 'start',
  lines: (alert) =>
    [
      formatMoney(alert.faceAmount),
      [formatMoney(alert.modalPremium), alert.billFrequency?.trim()].filter(Boolean).join(' '),
      alert.alertText1?.trim() ?? '',
      alert.alertText2?.trim() ?? '',
    ].filter((line) => line !== ''),
  sortValue: (alert) => alert.faceAmount,
}

/** An empty group reads N/A and still sorts last, as a missing value. */
const billingGroup: CellContent<InforceAlert> = {
  ...textCell((alert) => billGroupText(alert.billGroup)),
  sortValue: (alert) => alert.billGroup,
}

/** What stands in the cells of every in-force column. */
export const inforceCells: Readonly<Record<InforceColumnId, CellContent<InforceAlert>>> = {
  'owner-name': linesCell(clients, displayNameOf),
  'contract-number': textCell((alert) => alert.contract.contractNo),
  'product-name': textCell((alert) => alert.contract.productName),
  'payor-name': textCell((alert) => alert.payor),
  'lapse-date': dateCell((alert) => alert.lapseDate),
  'due-date': dateCell((alert) => alert.alertDataDate),
  'alert-date': dateCell((alert) => alert.alertDate),
  type: textCell(alertTypeText),
  'policy-details': policyDetails,
  'policy-status': textCell((alert) => alert.policyStatus),
  'transaction-date': dateCell((alert) => alert.alertDate),
  'effective-date': dateCell(filterDateOf),
  'issue-date': dateCell((alert) => alert.baseIssueDate),
  mode: textCell((alert) => alert.billFrequency),
  'modal-premium': moneyCell((alert) => alert.modalPremium),
  'nfo-date': dateCell((alert) => alert.lapseDate),
  'apl-option': textCell((alert) => aplOption(alert.aplAvailable)),
  'billing-group': billingGroup,
  'agent-agency-name': linesCell(agents, agentAndAgency),
}
