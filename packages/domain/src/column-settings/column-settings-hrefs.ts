import { contractTypeHrefs } from '../cases/contract-types.ts'

/** The pages in the portal on which the columns of the three lists are arranged. */
export const columnSettingsHrefs = contractTypeHrefs((segment) => `/new-business/column-settings/${segment}`)
