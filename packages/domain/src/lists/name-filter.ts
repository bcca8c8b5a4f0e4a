import { getDisplayName } from '../formatting/display-name.ts'
import { normalizeContractNumber } from '../formatting/contract-number.ts'
import { textSearch } from '../formatting/text-search.ts'
import type { Contract } from '../contracts/contract.ts'
import { insuredName } from '../contracts/people.ts'
import type { Client } from '../contracts/people.ts'

interface Named {
  readonly contract: Contract
  readonly clients: readonly Client[]
}

/**
 * Makes the test for rows with an insured whose name has every word of the text, or whose contract number contains it, as
 * client lookup finds them. A contract number is found with and without its zeros in front; a blank text finds every row.
 */
export const nameFilter: (text: string) => (row: Named) => boolean = textSearch(({ contract, clients }: Named) =>
  [
    normalizeContractNumber(contract.contractNo),
    ...clients.flatMap((client) => [insuredName(client), getDisplayName(client)]),
  ].join('\n'),
)

/** Builds the search index of the filter before its first use. */
export function warmSearchIndex(rows: readonly Named[]): void {
  rows.forEach(nameFilter('a'))
}
