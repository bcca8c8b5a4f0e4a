import { type AccessUser, isHomeOffice } from '@producer-portal/domain/access'
import type { ContractType } from '@producer-portal/domain/cases'

/** The messages that name a list. */
export const caseTypeMessages = {
  pending: { tab: 'tabPending', showing: 'showingPending' },
  issued: { tab: 'tabIssued', showing: 'showingIssued' },
  not_placed: { tab: 'tabNotPlaced', showing: 'showingNotPlaced' },
} as const satisfies Readonly<Record<ContractType, { readonly tab: string; readonly showing: string }>>

/**
 * Which text stands for an empty list: home office reads one before and another after a search, everybody else the
 * plain one.
 * @param hasSearched whether an agent or agency was chosen
 */
export function emptyListMessage(user: AccessUser, hasSearched: boolean) {
  if (!isHomeOffice(user)) return 'empty'
  return hasSearched ? 'emptySearch' : 'emptyNotSearched'
}
