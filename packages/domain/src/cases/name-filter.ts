import { displayNameOf } from '../formatting/display-name.ts'
import { normalizeContractNumber } from '../formatting/contract-number.ts'
import { insuredName } from './case-column-values.ts'
import type { Contract } from './contract.ts'
import type { Client } from './people.ts'

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
  return ({ contract, clients }) =>
    normalizeContractNumber(contract.contractNo).toLowerCase().includes(wanted) ||
    clients.some(
      (client) => folded(insuredName(client)).includes(wanted) || folded(displayNameOf(client)).includes(wanted),
    )
}

function folded(text: string): string {
  return text.normalize('NFC').trim().toLowerCase().replace(/\s+/gu, ' ')
}
