import type { ContractType } from './contract-types.ts'

/** Every spelling in which a list may be asked for; the two calls of the contract spell one of them differently. */
export const wireContractTypes = ['pending', 'issued', 'not_placed', 'not placed'] as const
export type WireContractType = (typeof wireContractTypes)[number]

/** The type value of GET /contracts: `not_placed`. */
export function contractsType(type: ContractType): WireContractType {
  return type
}

/** The type value of GET /contractsAndRequirements: `not placed`, with a blank. */
export function contractsAndRequirementsType(type: ContractType): WireContractType {
  return type === 'not_placed' ? 'not placed' : type
}

/** The list that either spelling means. */
export function readContractType(value: WireContractType): ContractType {
  return value === 'not placed' ? 'not_placed' : value
}
