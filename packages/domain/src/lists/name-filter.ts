import { getDisplayName } from '../formatting/display-name.ts'
import { normalizeContractNumber } from '../formatting/contract-number.ts'
import type { Contract } from '../contracts/contract.ts'
import { insuredName } from '../contracts/people.ts'
import type { Client } from '../contracts/people.ts'

interface Named {
  readonly contract: Contract
  readonly clients: readonly Client[]
}

/**
 * A test for rows whose insured's full name or contract number contains the text, whatever its case. A contract
 * number is found with and without its zeros in front; a blank text finds every row.
 */
export function nameFilter(text: string): (row: Named) => boolean {
  const wanted = folded(text)
  if (wanted === '') return () => true
  return (row) => getNames(row).includes(wanted)
}

/** Builds the search index of the filter before its first use. */
export function warmSearchIndex(rows: readonly Named[]): void {
  rows.forEach(getNames)
}

// A list is loaded once and filtered with every letter: what can be found of a row is put together once.
const made = new WeakMap<Named, string>()

/** Everything by which a row is found, a line each. */
function getNames(row: Named): string {
  const cached = made.get(row)
  if (cached !== undefined) return cached
  const names = [
    normalizeContractNumber(row.contract.contractNo).toLowerCase(),
    ...row.clients.flatMap((client) => [folded(insuredName(client)), folded(getDisplayName(client))]),
  ].join('\n')
  made.set(row, names)
  return names
}

function folded(text: string): string {
  return text.normalize('NFC').trim().toLowerCase().replace(/\s+/gu, ' ')
}
