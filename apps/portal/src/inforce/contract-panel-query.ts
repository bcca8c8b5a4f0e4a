import type { ContractPath } from '@producer-portal/domain/contracts'

const name = 'contract'
const between = '|'

/** Reads from the query whose side panel is open: `?contract=01|LIF|7100100401`; null when none is. */
export function readContractPanel(query: URLSearchParams): ContractPath | null {
  const [coCode, coType, contractNo, ...rest] = (query.get(name) ?? '').split(between)
  return coCode && coType && contractNo && rest.length === 0 ? { coCode, coType, contractNo } : null
}

/** The query with the side panel of this contract open, or with none; its other parts stay. */
export function writeContractPanel(contract: ContractPath | null, query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query)
  if (contract === null) next.delete(name)
  else next.set(name, contractKey(contract))
  return next
}

/** A key that identifies a contract. */
export function contractKey({ coCode, coType, contractNo }: ContractPath): string {
  return [coCode, coType, contractNo].join(between)
}
