import type { Case, ContractDetail } from './case.ts'

/** The detail of a case whose row is already at hand. */
export function contractDetailOf(row: Case): ContractDetail {
  const { requirements, underwriterName, programType, modalPremium, billFrequency, targetPremium, clients, agents } =
    row
  return {
    requirements,
    underwriterName,
    programType,
    productName: row.contract.productName,
    modalPremium,
    billFrequency,
    targetPremium,
    clients,
    agents,
  }
}
