import * as v from 'valibot'
/** The New Business lists, in the order of their tabs. */
export const contractTypes = ['pending', 'issued', 'not_placed'] as const
export type ContractType = (typeof contractTypes)[number]

/** The last part of each list's address: `/new-business/not-placed`. */
export const contractTypeSegments = {
  pending: 'pending',
  issued: 'issued',
  not_placed: 'not-placed',
} as const satisfies Readonly<Record<ContractType, string>>

/** The list of a path segment, in any letter case; null if there is none. */
export function parseContractType(segment: string | undefined): ContractType | null {
  const wanted = segment?.toLowerCase()
  return contractTypes.find((type) => contractTypeSegments[type] === wanted) ?? null
}

/** The URL of each list, from the last segment of its path: `/new-business/not-placed` of `not-placed`. */
export function contractTypeHrefs(getHref: (segment: string) => string): Readonly<Record<ContractType, string>> {
  const { pending, issued, not_placed } = contractTypeSegments
  return { pending: getHref(pending), issued: getHref(issued), not_placed: getHref(not_placed) }
}

/** The pages of the three lists in the portal. */
export const caseListHrefs = contractTypeHrefs((segment) => `/new-business/${segment}`)

/** Every spelling in which a list may be asked for; the two calls of the contract spell one of them differently. */
const wireContractTypes = ['pending', 'issued', 'not_placed', 'not placed'] as const
export type WireContractType = (typeof wireContractTypes)[number]

/** The type value of GET /contractsAndRequirements: `not placed`, with a blank; GET /contracts takes the type as it is. */
export function contractsAndRequirementsType(type: ContractType): WireContractType {
  return type === 'not_placed' ? 'not placed' : type
}

/** The list that either spelling means. */
export function readContractType(value: WireContractType): ContractType {
  return value === 'not placed' ? 'not_placed' : value
}

/** The cases a list holds. */
export const caseListQuery = v.object({
  type: v.picklist(wireContractTypes),
  number: v.optional(v.pipe(v.string(), v.maxLength(40))),
})
