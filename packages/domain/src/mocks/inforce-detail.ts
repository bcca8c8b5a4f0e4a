import type { InforceAlert } from '../inforce/alert.ts'
import type { InforceContractDetail } from '../inforce/contract-detail.ts'
import type { Contract } from '../contracts/contract.ts'
import { normalizeContractNumber } from '../formatting/contract-number.ts'

/** The side panel of a contract, put together from the alerts of a book; null when no alert is about it. */
export function inforceDetailFrom(alerts: readonly InforceAlert[], contractNo: string): InforceContractDetail | null {
  const wanted = normalizeContractNumber(contractNo)
  const own = alerts.filter((alert) => normalizeContractNumber(alert.contract.contractNo) === wanted)
  const [first] = own
  if (!first) return null
  const { contract, clients, faceAmount, modalPremium, billFrequency, billGroup, baseIssueDate, aplAvailable } = first
  return {
    contract,
    clients,
    payors: first.payor === null ? [] : [getPayor(first)],
    productName: contract.productName,
    faceAmount,
    modalPremium,
    billFrequency,
    billGroup,
    baseIssueDate,
    aplAvailable,
    agents: first.agents,
    alerts: own,
    otherContracts: getOtherContracts(alerts, first),
  }
}

function getPayor({ payor, clients }: InforceAlert): InforceContractDetail['payors'][number] {
  const owner = clients.find((client) => client.fullName === payor)
  const nameless = { firstName: null, middleName: null, lastName: null, suffixName: null, ipn: null }
  return owner ?? { ...nameless, displayName: payor, fullName: payor }
}

function getOtherContracts(alerts: readonly InforceAlert[], { contract, clients }: InforceAlert): Contract[] {
  const owners = new Set(clients.map((client) => client.ipn))
  const others = alerts
    .filter((alert) => alert.clients.some((client) => client.ipn !== null && owners.has(client.ipn)))
    .map((alert) => alert.contract)
    .filter((other) => other.contractNo !== contract.contractNo)
  return [...new Map(others.map((other) => [other.contractNo, other])).values()]
}
