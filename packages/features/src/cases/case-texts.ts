import type { ContractType } from '@producer-portal/domain/cases'

/** The messages that name a list. */
export const caseTypeMessages = {
  pending: { tab: 'tabPending', showing: 'showingPending' },
  issued: { tab: 'tabIssued', showing: 'showingIssued' },
  not_placed: { tab: 'tabNotPlaced', showing: 'showingNotPlaced' },
} as const satisfies Readonly<Record<ContractType, { readonly tab: string; readonly showing: string }>>
