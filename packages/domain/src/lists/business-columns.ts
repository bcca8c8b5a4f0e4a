import type { Contract } from '../contracts/contract.ts'
import { agentAndAgency } from '../contracts/agent-and-agency.ts'
import type { Agent } from '../contracts/people.ts'
import { linesCell, moneyCell, statusCell, textCell } from './columns.ts'

/** The columns that lists of cases and of contracts in force have alike, but for their widths and lists. */
export const contractNumberColumn = {
  id: 'contract-number',
  header: 'Contract Number',
  cell: textCell((row: { readonly contract: Contract }) => row.contract.contractNo),
  onCard: 'subtitle',
} as const

export const productNameColumn = {
  id: 'product-name',
  header: 'Product Name',
  isMultiline: true,
  cell: textCell((row: { readonly contract: Contract }) => row.contract.productName),
  onCard: 'subtitle',
} as const

export const agentColumn = {
  id: 'agent-agency-name',
  header: 'Agent / Agency Name',
  width: 190,
  isMultiline: true,
  cell: linesCell((row: { readonly agents: readonly Agent[] }) => row.agents, agentAndAgency),
} as const

/** A status, with its place on a card. */
export function statusOnCard<Row>(read: (row: Row) => string | null) {
  return { cell: statusCell(read), onCard: 'status' } as const
}

/** An amount in the currency of the locale, with its place on a card. */
export function amountOnCard<Row>(read: (row: Row) => number | null) {
  return { cell: moneyCell(read), onCard: 'amount' } as const
}
