import { isHomeOffice } from '@producer-portal/domain/access'
import type { AccessUser } from '@producer-portal/domain/access'

const longestNumber = 40

/**
 * Whose lists home office looks at, as the address says: `?number=AG1001`, an agency or agent number. Everybody else
 * sees their own, whatever the address says.
 * @returns null when nobody was chosen
 */
export function viewedNumber(query: URLSearchParams, user: AccessUser): string | null {
  if (!isHomeOffice(user)) return null
  return query.get('number')?.trim().slice(0, longestNumber) || null
}

/** A path of the portal that shows the lists of the same agent or agency. */
export function pathViewing(path: string, number: string | null): string {
  return number === null ? path : `${path}?${new URLSearchParams({ number })}`
}
