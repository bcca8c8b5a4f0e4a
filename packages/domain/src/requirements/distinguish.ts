import { formatDate } from '../formatting/dates.ts'
import type { FormatLocale } from '../formatting/locale.ts'
import { keepTerm } from '../lists/columns.ts'
import type { ToTerm } from '../lists/columns.ts'
import type { Requirement } from './requirement.ts'

type Distinguished = Pick<Requirement, 'id' | 'pendingReqType' | 'requestDate' | 'orderedBy'>

/**
 * Details that tell the requirements of a case apart that are of the same type, by their id: when they were requested
 * and by whom, and a number when that is the same too: a requirement has the same one wherever it is listed. A type
 * that occurs once has no entry.
 * @param toTerm gives the words for who requested them in another language
 */
export function distinguishRequirements(
  requirements: readonly Distinguished[],
  locale: FormatLocale,
  toTerm: ToTerm = keepTerm,
): ReadonlyMap<string, string> {
  const byType = new Map<string, Distinguished[]>()
  for (const requirement of requirements) {
    const type = (requirement.pendingReqType ?? '').trim().toLowerCase()
    byType.set(type, [...(byType.get(type) ?? []), requirement])
  }
  const found = new Map<string, string>()
  for (const alike of byType.values()) {
    if (alike.length < 2) continue
    alike.sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }))
    const details = alike.map((requirement) => getDetails(requirement, locale, toTerm))
    const isEnough = new Set(details).size === details.length && !details.includes('')
    alike.forEach(({ id }, index) => {
      const number = isEnough ? '' : `#${index + 1}`
      found.set(id, [number, details[index]].filter(Boolean).join(' · '))
    })
  }
  return found
}

function getDetails({ requestDate, orderedBy }: Distinguished, locale: FormatLocale, toTerm: ToTerm): string {
  return [formatDate(requestDate, locale), toTerm(orderedBy?.trim() ?? '')].filter(Boolean).join(' · ')
}
