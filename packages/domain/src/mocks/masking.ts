import type { Contract } from '../contracts/contract.ts'
import type { Agent } from '../contracts/people.ts'

/** Stands in for the names of agents that sample data does not show. */
const maskedName = 'Sample Agent'

/** A placeholder for an agent number, such as '****10101'. Numbers of the sample data stay apart. */
export function maskAgentNumber(number: string): string {
  return `****${number.slice(0, 1)}${number.slice(-4)}`
}

/** A placeholder for a contract number, such as '0***100031'. Numbers of the sample data stay apart. */
export function maskContractNumber(number: string): string {
  return `${number.slice(0, 1)}***${number.slice(-6)}`
}

interface SampleRow {
  readonly contract: Contract
  readonly agents: readonly Agent[]
}

/** Cases or alerts for showing around: placeholders instead of agents and contract numbers. */
export function maskSampleData<Row extends SampleRow>(rows: readonly Row[]): Row[] {
  return rows.map((row) => ({
    ...row,
    contract: { ...row.contract, contractNo: maskContractNumber(row.contract.contractNo) },
    agents: row.agents.map(maskAgent),
  }))
}

function maskAgent({ agentNo, agencyNo, agencyName, percentInterest }: Agent): Agent {
  const name = agentNo === null ? maskedName : `${maskedName} ${agentNo.slice(-4)}`
  return {
    firstName: null,
    middleName: null,
    lastName: null,
    suffixName: null,
    displayName: name,
    agentName: name,
    agentNo: agentNo && maskAgentNumber(agentNo),
    agencyNo,
    agencyName,
    percentInterest,
    phoneNumber: null,
  }
}
