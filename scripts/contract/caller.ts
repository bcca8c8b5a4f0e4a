import type { components, operations } from './client.ts'

type Case = components['schemas']['Case']
type Requirement = components['schemas']['Requirement']
type Contracts = operations['getContracts']

/** A caller as somebody writes it who has only the generated client: the check is that this has types. */
export function describeCase({ contract, requirements }: Case): string {
  const open = (requirements ?? []).filter(({ status }: Requirement) => status === 'Outstanding')
  return `${contract.contractNo}: ${open.length} to do`
}

export const pendingCases: Contracts['parameters']['query'] = { type: 'pending' }

// @ts-expect-error -- a list that there is not
export const otherCases: Contracts['parameters']['query'] = { type: 'all' }

export function countCases(answer: Contracts['responses'][200]['content']['application/json']): number {
  return answer.length
}
