import * as v from 'valibot'
/** The New Business lists, in the order of their tabs. */
export const contractTypes = ['pending', 'issued', 'not_placed'] as const
export type ContractType = (typeof contractTypes)[number]

interface ContractTypeNames {
  /** Last part of the list's address: `/new-business/not-placed`. */
  readonly segment: string
  readonly label: string
}

/** How each list is addressed and called. */
export const contractTypeNames = {
  pending: { segment: 'pending', label: 'Pending' },
  issued: { segment: 'issued', label: 'Issued' },
  not_placed: { segment: 'not-placed', label: 'Not Placed' },
} as const satisfies Readonly<Record<ContractType, ContractTypeNames>>

/** The list of a path segment, in any letter case; null if there is none. */
export function parseContractType(segment: string | undefined): ContractType | null {
  const wanted = segment?.toLowerCase()
  return contractTypes.find((type) => contractTypeNames[type].segment === wanted) ?? null
}

/** The URL of each list, from the last segment of its path: `/new-business/not-placed` of `not-placed`. */
export function contractTypeHrefs(getHref: (segment: string) => string): Readonly<Record<ContractType, string>> {
  const { pending, issued, not_placed } = contractTypeNames
  return { pending: getHref(pending.segment), issued: getHref(issued.segment), not_placed: getHref(not_placed.segment) }
}

/** The pages of the three lists in the portal. */
export const caseListHrefs = contractTypeHrefs((segment) => `/new-business/${segment}`)

/** Every spelling in which a list may be asked for; the two calls of the contract spell one of them differently. */
const wireContractTypes = ['pending', 'issued', 'not_placed', 'not placed'] as const
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

/** Which cases a list holds. */
export const caseListQuery = v.object({
  type: v.picklist(wireContractTypes),
  number: v.optional(v.pipe(v.string(), v.maxLength(40))),
})
