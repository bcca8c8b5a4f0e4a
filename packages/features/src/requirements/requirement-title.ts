import { type FormatLocale, formatDate } from '@producer-portal/domain/formatting'
import type { Requirement } from '@producer-portal/domain/requirements'
import type { Terms } from '../i18n/useTerms.js'

/** The facts with which a dialog names a requirement. */
export type TitledRequirement = Pick<Requirement, 'pendingReqType'> &
  Partial<Pick<Requirement, 'requestDate' | 'orderedBy'>>

/**
 * A requirement in the head of its dialog: its type, and when and by whom it was requested, as types may repeat.
 * @param distinction what tells it apart from the others of the case, if that is more
 */
export function getRequirementTitle(
  { pendingReqType, requestDate, orderedBy }: TitledRequirement,
  unnamed: string,
  locale: FormatLocale,
  toTerm: Terms['toTerm'],
  distinction = [formatDate(requestDate ?? null, locale), toTerm(orderedBy?.trim() ?? '')].filter(Boolean).join(' · '),
): string {
  return [pendingReqType?.trim() || unnamed, distinction].filter(Boolean).join(' · ')
}
