import { maskAgentNumber, maskContractNumber, maskSampleData } from '@producer-portal/domain/mocks'

/** The way the demo data shows agents and contract numbers. */
export interface Masking {
  readonly agentNumber: (number: string) => string
  readonly contractNumber: (number: string) => string
  readonly rows: typeof maskSampleData
}

/** Real-looking numbers and names, or placeholders. Every number is masked alike, so that what belongs together does. */
export function getMasking(isMasked: boolean): Masking {
  return isMasked
    ? { agentNumber: maskAgentNumber, contractNumber: maskContractNumber, rows: maskSampleData }
    : { agentNumber: (number) => number, contractNumber: (number) => number, rows: (rows) => [...rows] }
}
