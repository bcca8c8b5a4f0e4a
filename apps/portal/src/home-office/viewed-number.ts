import { isHomeOffice } from '@producer-portal/domain/access'
import type { AccessUser } from '@producer-portal/domain/access'

const longestNumber = 40

/**
 * The agent or agency whose lists home office views, from the URL: `?number=AG1001`. All other users see their own
 * lists, whatever the URL says.
 * @returns null if none is chosen
 */
export function viewedNumber(query: URLSearchParams, user: AccessUser): string | null {
  if (!isHomeOffice(user)) return null
  return query.get('number')?.trim().slice(0, longestNumber) || null
}

/** A path of the portal with this agent or agency in its query, before the other parts of the query. */
export function pathViewing(path: string, number: string | null, query: Readonly<Record<string, string>> = {}): string {
  const text = new URLSearchParams(number === null ? query : { number, ...query }).toString()
  return text === '' ? path : `${path}?${text}`
}
