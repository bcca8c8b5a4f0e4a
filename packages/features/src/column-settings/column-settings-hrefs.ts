import { contractTypeNames, type ContractType } from '@producer-portal/domain/cases'

const hrefsBelow = (path: string): Readonly<Record<ContractType, string>> => ({
  pending: `${path}/${contractTypeNames.pending.segment}`,
  issued: `${path}/${contractTypeNames.issued.segment}`,
  not_placed: `${path}/${contractTypeNames.not_placed.segment}`,
})

/** The three lists in the portal. */
export const portalListHrefs = hrefsBelow('/new-business')

/** The column settings of each of them. */
export const portalSettingsHrefs = hrefsBelow('/new-business/column-settings')
