import type { LookupContract } from './entities.ts'

/** The two tables of the lookup page. */
export interface SplitContracts {
  readonly active: readonly LookupContract[]
  readonly inactive: readonly LookupContract[]
}

/** ACTIVE, in any case, is active; TERM and everything else is inactive. */
export function isActiveContract({ status }: LookupContract): boolean {
  return status?.trim().toUpperCase() === 'ACTIVE'
}

/** Splits a client's contracts into active and inactive ones, order kept. */
export function splitContracts(contracts: readonly LookupContract[]): SplitContracts {
  return {
    active: contracts.filter(isActiveContract),
    inactive: contracts.filter((contract) => !isActiveContract(contract)),
  }
}
